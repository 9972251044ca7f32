import { useId } from 'react';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { mergeMessages } from '../messages/merge.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import type { Side } from './merge-choice.ts';

interface Props {
  label: string;
  kept: string;
  other: string;
  side: Side;
  /** The field can have several values, so both can be kept. */
  canKeepBoth?: boolean;
  onChange(side: Side): void;
}

/** The values of two places side by side, with the choice which to keep. */
export function SideRow({ label, kept, other, side, canKeepBoth = false, onChange }: Props) {
  const t = useMessages(mergeMessages);
  const name = useId();
  const contentLanguage = useContentLanguage();
  const option = (value: Side, text: string, language?: string) => (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-start gap-3 rounded-control p-3 text-sm ring-1 ring-inset',
        side === value ? 'bg-accent-soft ring-accent' : 'ring-line hover:bg-hover',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={side === value}
        onChange={() => onChange(value)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span lang={text ? language : undefined} className={classNames('min-w-0 break-words', !text && 'text-ink-soft')}>
        {text || t.empty}
      </span>
    </label>
  );
  return (
    <fieldset className="grid gap-1.5 border-t border-line pt-3 first:border-0 first:pt-0">
      <legend className="float-left mb-1.5 text-sm font-medium text-ink-soft">{label}</legend>
      <div className="clear-both grid gap-2 sm:grid-cols-2">
        {option('kept', kept, contentLanguage)}
        {option('other', other, contentLanguage)}
        {canKeepBoth && <span className="sm:col-span-2">{option('both', t.keepBoth)}</span>}
      </div>
    </fieldset>
  );
}
