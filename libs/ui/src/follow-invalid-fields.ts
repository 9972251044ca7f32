const focusable = 'input, textarea, select, button, [tabindex]';

/** @returns whether the form has an invalid field */
function focusFirstInvalid(form: HTMLFormElement): boolean {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field = marked?.matches(focusable) ? marked : marked?.querySelector<HTMLElement>(focusable);
  field?.focus();
  return field !== null && field !== undefined;
}

/**
 * Moves the focus to the first invalid field of each rejected form, which marks such fields with `aria-invalid`, after
 * its own check or after a response of the server. The next use of the page cancels it.
 * @returns a function that removes the listeners
 */
export function followInvalidFields(): () => void {
  let cancel = () => {};
  const submitted = ({ target: form }: Event) => {
    if (!(form instanceof HTMLFormElement)) return;
    cancel();
    const look = () => {
      if (focusFirstInvalid(form)) cancel();
    };
    const marks = new MutationObserver(look);
    marks.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    // A field that was already marked doesn't change.
    const frame = requestAnimationFrame(look);
    cancel = () => {
      marks.disconnect();
      cancelAnimationFrame(frame);
    };
  };
  const used = () => cancel();
  const uses = ['pointerdown', 'keydown', 'input'] as const;
  document.addEventListener('submit', submitted, { capture: true });
  for (const use of uses) document.addEventListener(use, used, { capture: true });
  return () => {
    cancel();
    document.removeEventListener('submit', submitted, { capture: true });
    for (const use of uses) document.removeEventListener(use, used, { capture: true });
  };
}
