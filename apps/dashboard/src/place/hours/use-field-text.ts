import { useState } from 'react';

/**
 * The text of a field that applies on blur. It follows the stored value whenever that changes, and keeps the element,
 * so that a change of another field takes no focus away.
 */
export function useFieldText(stored: string): [text: string, setText: (text: string) => void] {
  const [state, setState] = useState({ stored, text: stored });
  if (state.stored !== stored) setState({ stored, text: stored });
  return [state.text, (text) => setState({ stored, text })];
}
