import { IconButton } from './icon-button.tsx';
import { useCopied } from './use-copied.ts';

/** An icon button that copies a text and shows a tick for two seconds. */
export function CopyIconButton({ text, label, copiedLabel }: { text: string; label: string; copiedLabel: string }) {
  const [copied, copy] = useCopied(text);
  return (
    <>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={label}
        onClick={copy}
        className="-my-2 !size-9 text-ink-soft"
      />
      <output className="sr-only">{copied ? copiedLabel : ''}</output>
    </>
  );
}
