export type TextField = HTMLInputElement | HTMLTextAreaElement;

const textTypes = new Set(['text', 'search', 'email', 'url', 'tel', 'number', 'password']);

/** The element as a text field; null for everything else. */
export function textFieldOf(element: EventTarget | null): TextField | null {
  if (element instanceof HTMLTextAreaElement) return element.readOnly || element.disabled ? null : element;
  if (!(element instanceof HTMLInputElement) || !textTypes.has(element.type)) return null;
  return element.readOnly || element.disabled ? null : element;
}

/** Types like a real keyboard: at the caret, within the maximum length, with input events. */
export function typeInto(field: TextField, text: string): void {
  write(field, text, 'insertText');
}

/** Erases the selection, otherwise the character before the caret. */
export function eraseIn(field: TextField): void {
  write(field, null, 'deleteContentBackward');
}

function write(field: TextField, text: string | null, inputType: string): void {
  const { value, maxLength } = field;
  // E-mail and number fields do not expose a caret.
  const end = field.selectionEnd ?? value.length;
  const start = field.selectionStart ?? value.length;
  const from = text === null && start === end ? start - (lastCharacter(value.slice(0, start))?.length ?? 0) : start;
  const next = value.slice(0, from) + (text ?? '') + value.slice(end);
  if (next === value || (text !== null && maxLength >= 0 && next.length > maxLength)) return;
  valueOf(field).set!.call(field, next);
  if (field.selectionStart !== null) {
    const caret = from + (text?.length ?? 0);
    field.setSelectionRange(caret, caret);
  }
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType }));
}

const lastCharacter = (text: string) => [...text].at(-1);

/** The native property: React overrides it on the element to track changes. */
const valueOf = (field: TextField) =>
  Object.getOwnPropertyDescriptor(
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype,
    'value',
  )!;

/** Submits the form of a single-line field and blurs it; adds a line break to a multi-line one. */
export function enterIn(field: TextField): void {
  if (field instanceof HTMLTextAreaElement) return typeInto(field, '\n');
  const { form } = field;
  field.blur();
  form?.requestSubmit();
}
