import type { Event } from '@umkreis/contract/event.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { useContentLanguage, useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { FREE } from '@umkreis/places/events/event-price.ts';

/** Where at its place an event is, what it costs and who organizes it. */
export function EventFacts({ event }: { event: Pick<Event, 'location' | 'price' | 'organizer'> }) {
  const contentLanguage = useContentLanguage();
  const language = useLanguage();
  const t = useMessages(cardMessages);
  const { location, price, organizer } = event;
  return (
    <>
      {location && (
        <p lang={contentLanguage} className="break-words">
          {location}
        </p>
      )}
      {price && (
        <p lang={price === FREE ? language : contentLanguage} className="break-words">
          {price === FREE ? t.freeAdmission : price}
        </p>
      )}
      {organizer && <p className="break-words text-ink-soft">{t.organizer({ name: organizer })}</p>}
    </>
  );
}
