import { useAtomValue } from 'jotai';
import { routes } from '@umkreis/contract/routes.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { categoryQuery, linkQueryAtom } from '@umkreis/guide-core/links/card-query.ts';
import { GuideLink } from '@umkreis/guide-core/links/guide-link.tsx';

/** On the card of a permanently closed place: since when, and where to find others of its kind. */
export function PermanentlyClosedNote({ place }: { place: Place }) {
  const t = useMessages(cardMessages);
  const pick = usePick();
  const language = useLanguage();
  const query = useAtomValue(linkQueryAtom);
  const category = place.categories[0];
  const day = place.item.closed ? new Date(`${place.item.closed.slice(0, 10)}T12:00:00Z`) : null;
  // An invalid date also marks the place as closed, but without a date to show.
  const since =
    day && !Number.isNaN(day.getTime())
      ? dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
      : null;
  return (
    <div className="my-2 rounded-control bg-sunken px-3 py-2 text-sm">
      <p>{since ? t.closedSince({ date: since }) : t.closedForGood}</p>
      {category && (
        <GuideLink
          pathname={routes.map.to()}
          search={categoryQuery(query, category.mainCategory)}
          className="inline-flex min-h-9 items-center font-semibold text-accent"
        >
          {t.placesLike({ category: pick(category.mainCategoryName) })}
        </GuideLink>
      )}
    </div>
  );
}
