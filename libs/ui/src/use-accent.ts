import { useEffect } from 'react';
import { accentTokens } from './accent.ts';
import { useDark } from './use-dark.ts';

/** Sets the page's accent colour from a branch's colour `#rrggbb`, for the current theme. */
export function useAccent(color: string): void {
  const dark = useDark();
  useEffect(() => {
    const { accent, onAccent } = accentTokens(color, dark);
    const { style } = document.documentElement;
    style.setProperty('--accent', accent);
    style.setProperty('--on-accent', onAccent);
  }, [color, dark]);
}
