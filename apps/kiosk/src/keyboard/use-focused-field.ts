import { useEffect, useState } from 'react';
import { textFieldOf, type TextField } from './text-field.ts';

/** The focused text field; the system's own keyboard is suppressed for it. */
export function useFocusedField(): TextField | null {
  const [field, setField] = useState<TextField | null>(null);
  useEffect(() => {
    const follow = () => {
      const focused = textFieldOf(document.activeElement);
      focused?.setAttribute('inputmode', 'none');
      setField(focused);
    };
    // Removing a field from the DOM fires no blur event.
    const removalObserver = new MutationObserver(() => {
      setField((current) => (current?.isConnected === false ? null : current));
    });
    removalObserver.observe(document.body, { childList: true, subtree: true });
    // Deferred until the focus has moved, so that the keyboard stays open between two fields.
    const onFocusOut = () => queueMicrotask(follow);
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', onFocusOut);
    // A field can have been focused before this effect.
    onFocusOut();
    return () => {
      removalObserver.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return field;
}
