import { classNames } from './class-names.ts';

export type OpenStateTone = 'open' | 'closed' | 'changing';
const tones: Record<OpenStateTone, string> = { open: 'text-open', closed: 'text-closed', changing: 'text-changing' };

/** 'offen', 'jetzt geschlossen', … with the next change. The text carries the meaning, not the colour alone. */
export function OpenStateBadge({ tone, text, next }: { tone: OpenStateTone; text: string; next?: string }) {
  return (
    <span className="tabular">
      <span className={classNames('font-semibold', tones[tone])}>{text}</span>
      {next && <span className="text-ink-soft"> · {next}</span>}
    </span>
  );
}
