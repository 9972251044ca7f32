import { useEffect, useState } from 'react';
import { textFieldOf, type TextField } from './text-field.ts';

/** The text field that has the focus; the system's own keyboard stays away from it. */
export function useFocusedField(): TextField | null {
  const [field, setField] = useState<TextField | null>(null);
  useEffect(() => {
    const follow = () => {
      const focused = textFieldOf(document.activeElement);
      focused?.setAttribute('inputmode', 'none');
      setField(focused);
    };
    // a field that is taken off the page tells nobody that it lost the focus
    const gone = new MutationObserver(() => {
      setField((known) => (known?.isConnected === false ? null : known));
    });
    gone.observe(document.body, { childList: true, subtree: true });
    // after the focus has gone on, so that a step from field to field keeps the keyboard
    const leave = () => queueMicrotask(follow);
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      gone.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return field;
}
