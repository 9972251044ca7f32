import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';

/** Where the map and its content come from; always shown. An invented region says so. */
export function Attribution({ text, isDemo }: { text: string; isDemo: boolean }) {
  const t = useMessages(mapMessages);
  if (!text && !isDemo) return null;
  return (
    <p className="rounded-tl-control bg-paper/85 px-2 py-0.5 text-[11px] leading-4 text-ink-soft">
      <span className="sr-only">{t.attribution}: </span>
      {text || t.demo}
    </p>
  );
}
