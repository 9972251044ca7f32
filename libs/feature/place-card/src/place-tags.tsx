import { useAtomValue } from 'jotai';
import type { Tag } from '@umkreis/contract/tag.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { tagText } from '@umkreis/places/details/tag-display.ts';
import { linkQueryAtom } from '@umkreis/guide-core/links/card-query.ts';
import { GuideLink } from '@umkreis/guide-core/links/guide-link.tsx';

/** Further properties of a place; each links to the places that share it. */
export function PlaceTags({ tags }: { tags: readonly Tag[] }) {
  const t = useMessages(cardMessages);
  const pick = usePick();
  const query = useAtomValue(linkQueryAtom);
  if (tags.length === 0) return null;
  return (
    <section className="py-2">
      <h3 className="pb-2 text-base">{t.tags}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag.id}>
            <GuideLink
              pathname={routes.mapTag.to(tag.id, tagText(tag, pick))}
              search={query}
              title={t.placesWith({ tag: tagText(tag, pick) })}
              className="inline-flex min-h-9 items-center rounded-full bg-sunken px-3 text-xs text-ink no-underline hover:bg-hover"
            >
              {tagText(tag, pick)}
            </GuideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
