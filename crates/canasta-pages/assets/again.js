// A form that came too soon is sent again when its time has come; each browser adds a moment of its own, so that not all
// come at once.

for (const form of document.querySelectorAll("form[data-again]")) {
  setTimeout(() => form.submit(), (Number(form.dataset.again) + Math.random()) * 1000);
}
