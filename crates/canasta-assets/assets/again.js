// Resubmits a form that hit a rate limit, after the given time. A random delay keeps browsers from all retrying at
// once.

for (const form of document.querySelectorAll("form[data-again]")) {
  // A field of the form can be called `submit`, which would hide the form's own method.
  setTimeout(() => HTMLFormElement.prototype.submit.call(form), (Number(form.dataset.again) + Math.random()) * 1000);
}
