// Changes elements into others and keeps those that are there already, so that a finger or the focus on one of them isn't lost.

/** Gives `from` the children of `to`. */
export function morphChildren(from, to) {
  const wanted = [...to.childNodes];
  wanted.forEach((node, i) => {
    const old = from.childNodes[i];
    if (!old) from.append(node);
    else if (isAlike(old, node)) morph(old, node);
    else old.replaceWith(node);
  });
  while (from.childNodes.length > wanted.length) from.lastChild.remove();
}

const isAlike = (a, b) => a.nodeName === b.nodeName && (a.id ?? "") === (b.id ?? "");

function morph(from, to) {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  morphChildren(from, to);
}
