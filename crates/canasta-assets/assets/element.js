// Small helpers for making elements.

/** The element with an id. */
export const byId = (id) => document.getElementById(id);

/** An element with a class and children; text becomes text, `null` is left out. */
export function element(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A button that does what `data-do` says. */
export function button(className, action, ...children) {
  const made = element("button", className, ...children);
  made.type = "button";
  made.dataset.do = action;
  return made;
}

/** The first element of some markup; it is not in the document yet. */
export function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}
