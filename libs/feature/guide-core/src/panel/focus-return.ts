/**
 * Focus of what is opened on the page. A control that opens a panel names its kind in the attribute `data-opens`: the
 * focus moves into the panel, and returns to the control, even if it was rendered again in the meantime.
 */

/** The element that had the focus was removed, or nothing had it. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether the focused control opens a panel; others, such as toggle buttons of a filter, keep the focus. */
export const isFocusOnOpener = (): boolean => document.activeElement?.matches('[data-opens]') ?? false;

/**
 * Returns the focus to the control from which something was opened. Does nothing without such a control.
 * @param opener null: unknown; a control that opens a panel gets the focus
 */
export function returnFocus(opener: HTMLElement | null): void {
  // Focusing a field would open the keyboard of a phone.
  const isControl = opener?.isConnected && !opener.matches('input, textarea');
  const kind = opener?.dataset.opens;
  const rendered = isControl ? opener : document.querySelector<HTMLElement>(`[data-opens="${kind ?? 'in-view'}"]`);
  rendered?.focus({ preventScroll: true });
}
