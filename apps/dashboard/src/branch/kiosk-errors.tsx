import type { KioskError } from '@umkreis/contract/kiosk-report.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';

interface Props {
  errors: readonly KioskError[];
  instant(iso: string): string;
}

/** The last errors of a kiosk's page; renders nothing without any. */
export function KioskErrors({ errors, instant }: Props) {
  const t = useMessages(kioskEditorMessages);
  if (errors.length === 0) return null;
  return (
    <details className="text-xs">
      <summary className="min-h-8 cursor-pointer py-1.5 font-semibold text-changing">
        {t.errors({ n: errors.length })}
      </summary>
      <ul className="grid gap-2">
        {errors.map(({ message, last, count }) => (
          <li key={message} className="grid gap-0.5">
            <span lang="en" className="font-mono break-words">
              {message}
            </span>
            <span className="tabular text-ink-soft">{t.errorCount({ time: instant(last), n: count })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
