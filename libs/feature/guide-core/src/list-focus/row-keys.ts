const field = 'input[type="search"]';
const isSeen = (element: HTMLElement) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Rows of lists and suggestions have the attribute `data-row`. */
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')].filter(isSeen);

/**
 * Moves the focus with the arrow keys: from the search field to the first row, between rows, and back to the field.
 * @returns a function that removes the listener
 */
export function followArrowKeys(): () => void {
  const step = (event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const isField = target.matches(field);
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(isField || target.matches('[data-row]'))) return;
    const all = rows();
    const next = (isField ? -1 : all.indexOf(target)) + (key === 'ArrowDown' ? 1 : -1);
    const to = next === -1 && !isField ? document.querySelector<HTMLElement>(field) : all[next];
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  addEventListener('keydown', step);
  return () => removeEventListener('keydown', step);
}
