// What has happened since the viewer's last turn: captions at the plates, and the panel, in short or step by step.

/** What a plate must not reach: the corners of the table, the lines over the melds, other plates. */
const NEIGHBOURS = ".bar .score, .bar nav, .melds h2, .seats .who";

/** A caption is put more briefly where its plate has no room for it; on the narrowest it stands in the place of the name. */
export function fitCaptions(root = document) {
  for (const caption of root.querySelectorAll(".seats .act")) {
    const { classList } = caption;
    classList.remove("short", "alone");
    const plate = caption.closest(".who");
    const others = [...root.querySelectorAll(NEIGHBOURS)].filter((other) => other !== plate).map((other) => other.getBoundingClientRect());
    for (const shorter of ["short", "alone"]) if (!fits(caption, plate, others)) classList.add(shorter);
  }
}

function fits(caption, plate, others) {
  const lines = caption.clientHeight / Number.parseFloat(getComputedStyle(caption).lineHeight);
  if (caption.scrollWidth > caption.clientWidth + 1 || lines > 2.4) return false;
  const { left, right, top, bottom } = plate.getBoundingClientRect();
  return others.every((box) => Math.min(right, box.right) - Math.max(left, box.left) <= 1 || Math.min(bottom, box.bottom) - Math.max(top, box.top) <= 1);
}

/** Puts the step that is looked at into a copy of the server's markup; without one the panel is in short. */
export function showSince(root, panel) {
  const steps = [...root.querySelectorAll("#since .steps > li")];
  if (!steps.length) return;
  // The table may have gone on, and the list be another one.
  if (panel.at >= steps.length) panel.at = steps.length - 1;
  const { at = -1 } = panel;
  root.querySelector("#since .turns").hidden = at >= 0;
  steps.forEach((step, place) => {
    step.hidden = place !== at;
  });
  const on = root.querySelector("#since-on");
  root.querySelector("#since-back").hidden = at < 0;
  if (at < 0) return;
  on.textContent = on.dataset.on;
  on.hidden = at === steps.length - 1;
  root.querySelector(`#seat-${steps[at].dataset.seat}`)?.classList.add("shown");
}
