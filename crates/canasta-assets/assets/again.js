// Sends a form that hit a rate limit again after the given time. Each browser adds a random delay so that they don't all
// retry at once.

for (const form of document.querySelectorAll("form[data-again]")) {
  // The form may have a field called `submit`, which hides its method.
  setTimeout(() => HTMLFormElement.prototype.submit.call(form), (Number(form.dataset.again) + Math.random()) * 1000);
}
