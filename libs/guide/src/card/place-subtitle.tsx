import { Fragment } from 'react';
import { routes } from '@umkreis/contract/routes.ts';
import { Link, useLocation } from '@umkreis/federation/router.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { shownKinds } from '@umkreis/place-rules/place-names.ts';
import { subtitleTags, tagText } from '@umkreis/place-rules/tag-display.ts';
import type { Place } from '../places/place.ts';
import { categoryQuery } from '../links/card-query.ts';

/** What a place is and what sets it apart. A category leads to the places of its kind. */
export function PlaceSubtitle({ place }: { place: Place }) {
  const t = useMessages(guideMessages);
  const pick = usePick();
  const { search } = useLocation();
  const tags = subtitleTags(place.tags)
    .slice(0, 3)
    .map((tag) => tagText(tag, pick));
  return (
    <p className="pt-0.5 text-sm text-ink-soft">
      {shownKinds(place, pick).map(({ category, name }, index) => (
        <Fragment key={category.id}>
          {index > 0 && ' · '}
          <Link
            to={{ pathname: routes.map.to(), search: categoryQuery(search, category.mainCategory) }}
            title={t.placesLike(pick(category.mainCategoryName))}
            className="text-inherit underline decoration-line-strong/50 decoration-1 underline-offset-3 hover:text-ink hover:decoration-current"
          >
            {name}
          </Link>
        </Fragment>
      ))}
      {tags.length > 0 && ` · ${tags.join(' · ')}`}
    </p>
  );
}
