// A form that came too soon is sent again when its time has come; each browser adds a moment of its own, so that not all
// come at once. A field may be called `submit`.

for (const form of document.querySelectorAll("form[data-again]")) {
  setTimeout(() => HTMLFormElement.prototype.submit.call(form), (Number(form.dataset.again) + Math.random()) * 1000);
}
