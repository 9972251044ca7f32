import { classNames } from '@umkreis/ui/class-names.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useCopied } from '@umkreis/ui/use-copied.ts';

interface Props {
  /** Label of the field */
  label: string;
  text: string;
  copyLabel: string;
  copiedLabel: string;
  isPrimary?: boolean;
}

/** Code that can be read, selected by keyboard, and copied. */
export function CodeLine({ label, text, copyLabel, copiedLabel, isPrimary }: Props) {
  const [copied, copy] = useCopied(text);
  return (
    <div className="grid gap-3">
      <textarea
        readOnly
        aria-label={label}
        value={text}
        rows={text.split('\n').length + 1}
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        className="field-sizing-content w-full resize-none rounded-control bg-sunken p-3 font-mono text-sm leading-relaxed break-all text-ink ring-1 ring-line ring-inset"
      />
      <div>
        <Button
          kind={isPrimary ? 'primary' : 'secondary'}
          size={isPrimary ? 'medium' : 'small'}
          icon={copied ? 'check' : 'copy'}
          aria-live="polite"
          onClick={copy}
          className={classNames(isPrimary && 'w-full min-[480px]:w-auto min-[480px]:min-w-44')}
        >
          {copied ? copiedLabel : copyLabel}
        </Button>
      </div>
    </div>
  );
}
