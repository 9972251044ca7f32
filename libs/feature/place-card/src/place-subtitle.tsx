import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { routes } from '@umkreis/contract/routes.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { subtitleCategories } from '@umkreis/places/place-names.ts';
import { subtitleTags, tagText } from '@umkreis/places/details/tag-display.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { kindQuery, linkQueryAtom } from '@umkreis/guide-core/links/card-query.ts';
import { GuideLink } from '@umkreis/guide-core/links/guide-link.tsx';

/** Categories and properties of a place. A category links to the places of its kind. */
export function PlaceSubtitle({ place }: { place: Place }) {
  const t = useMessages(cardMessages);
  const pick = usePick();
  const query = useAtomValue(linkQueryAtom);
  const tags = subtitleTags(place.tags)
    .slice(0, 3)
    .map((tag) => tagText(tag, pick));
  return (
    <p className="pt-0.5 text-sm text-ink-soft">
      {subtitleCategories(place, pick).map(({ category, name }, index) => (
        <Fragment key={category.id}>
          {index > 0 && ' · '}
          <GuideLink
            alone
            pathname={routes.map.to()}
            search={kindQuery(query, category.subCategory)}
            title={t.placesLike({ category: pick(category.subCategoryName) })}
            className="text-inherit underline decoration-line-strong/50 decoration-1 underline-offset-3 hover:text-ink hover:decoration-current"
          >
            {name}
          </GuideLink>
        </Fragment>
      ))}
      {tags.length > 0 && ` · ${tags.join(' · ')}`}
    </p>
  );
}
