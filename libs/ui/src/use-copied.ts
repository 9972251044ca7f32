import { useEffect, useState } from 'react';

const VISIBLE_MS = 2000;

/** Copies a text; true for two seconds afterwards. Does nothing if the browser denies access to the clipboard. */
export function useCopied(text: string): [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return [copied, copy];
}
