import { Button } from './button.tsx';
import { useCopied } from './use-copied.ts';

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ text, label, copiedLabel }: { text: string; label: string; copiedLabel: string }) {
  const [copied, copy] = useCopied(text);
  return (
    <Button size="small" icon={copied ? 'check' : 'copy'} aria-live="polite" onClick={copy}>
      {copied ? copiedLabel : label}
    </Button>
  );
}
