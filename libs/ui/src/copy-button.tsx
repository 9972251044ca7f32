import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label, copiedLabel }: { text: string; label: string; copiedLabel: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button size="small" icon={copied ? 'check' : 'copy'} aria-live="polite" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
      {copied ? copiedLabel : label}
    </Button>
  );
}
