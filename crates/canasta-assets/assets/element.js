// Helpers that create elements.

export const byId = (id) => document.getElementById(id);

/** Creates an element. Leaves out `null` children. */
export function element(tag, className, ...children) {
  const created = document.createElement(tag);
  if (className) created.className = className;
  created.append(...children.filter((child) => child !== null));
  return created;
}

/** Creates a button for an action in `table/actions.js`. */
export function button(className, action, ...children) {
  const created = element("button", className, ...children);
  created.type = "button";
  created.dataset.do = action;
  return created;
}

/** Returns the first element of this markup, outside the document. */
export function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}
