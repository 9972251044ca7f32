import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useContentLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { printMessages } from './messages/print.ts';
import { categoryLine, placeTitle } from '@umkreis/places/place-names.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import type { Rows } from '@umkreis/guide-engine/results/rows.ts';

/** Every place of a list: symbol, name, category and address. */
export function PrintedList({ list, title, columns }: { list: Rows; title: string; columns: number }) {
  const contentLanguage = useContentLanguage();
  const { data } = useGuide();
  const t = useMessages(printMessages);
  const pick = usePick();
  const { rows, total } = list;
  return (
    <section aria-label={title} className="pt-5">
      <h2 className="pb-2 text-[13pt] font-title">
        {title}
        <span className="pl-2 text-[9pt] font-normal text-ink-soft">
          {rows.length < total ? t.firstOf({ count: rows.length, total }) : t.countedPlaces({ count: total })}
        </span>
      </h2>
      <ol className="gap-x-5 text-[9pt] leading-snug" style={{ columnCount: columns }}>
        {rows.map(({ place }) => {
          const [category] = place.categories;
          return (
            <li key={place.item.id} className="flex break-inside-avoid items-start gap-2 border-b border-line py-1">
              <span className="pt-[1pt]">
                <Glyph
                  size={16}
                  path={data.glyphs.get(category?.iconTitle ?? 'pin') ?? ''}
                  color={category?.colorName ?? '#ffffff'}
                  background={category?.backgroundColorName ?? '#5C6370'}
                />
              </span>
              <span className="min-w-0">
                <span lang={contentLanguage} className="block font-semibold hyphens-auto">
                  {placeTitle(place, pick)}
                </span>
                <span className="block text-ink-soft">
                  {[categoryLine(place, pick), place.item.address].filter(Boolean).join(' · ')}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
