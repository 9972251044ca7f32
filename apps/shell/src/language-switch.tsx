import type { Language } from '@umkreis/contract/boot.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from './messages/shell.ts';
import { classNames } from '@umkreis/ui/class-names.ts';

const languages: [Language, string, string][] = [
  ['de', 'DE', 'Deutsch'],
  ['en', 'EN', 'English'],
];

export function LanguageSwitch({
  language,
  setLanguage,
}: {
  language: Language;
  setLanguage(language: Language): void;
}) {
  const t = useMessages(shellMessages);
  return (
    <fieldset aria-label={t.language} className="flex rounded-control p-0.5 ring-1 ring-line">
      {languages.map(([code, label, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${label} – ${name}`}
          aria-pressed={language === code}
          onClick={() => setLanguage(code)}
          className={classNames(
            'h-10 min-w-10 rounded-[6px] px-2 text-sm font-semibold',
            language === code ? 'bg-hover text-ink' : 'text-ink-soft hover:bg-hover',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
