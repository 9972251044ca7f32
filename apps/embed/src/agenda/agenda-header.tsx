import { eventsMessages } from '@umkreis/i18n/events.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';

/** @param count number of events; null: not loaded yet */
export function AgendaHeader({ title, count }: { title: string; count: number | null }) {
  const t = useMessages(eventsMessages);
  return (
    <header
      aria-label={title}
      className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-b border-line p-3 min-[280px]:p-4"
    >
      <h1 className="min-w-0 text-lg break-words hyphens-auto">{title}</h1>
      {count !== null && <output className="shrink-0 text-sm text-ink-soft">{t.count({ count })}</output>}
    </header>
  );
}
