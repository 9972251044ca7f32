import { useState } from 'react';
import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import type { Item, RelatedItem } from '@umkreis/contract/item.ts';
import { useContentLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';

interface Props {
  title: string;
  items: readonly RelatedItem[];
  of: Item;
  metric: MetricKey;
  /** Stops along a way, in their order */
  isWay?: boolean;
}

const folded = 8;

/** Places related to another place; long lists are collapsed. */
export function RelatedList({ title, items, of, metric, isWay = false }: Props) {
  const contentLanguage = useContentLanguage();
  const { data, openPlace, track } = useGuide();
  const t = useMessages(guideMessages);
  const tCard = useMessages(cardMessages);
  const pick = usePick();
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (items.length === 0) return null;
  const visibleItems = isUnfolded ? items : items.slice(0, folded);
  const List = isWay ? 'ol' : 'ul';
  return (
    <section className="py-2">
      <h3 className="pb-1 text-base">{title}</h3>
      <List
        className={classNames(
          '-mx-2',
          isWay &&
            'relative before:absolute before:top-5 before:bottom-5 before:left-[1.3125rem] before:w-px before:bg-line-strong/50',
        )}
      >
        {visibleItems.map((related) => {
          const category = related.categoryId ? data.categories.get(related.categoryId) : undefined;
          return (
            <li key={`${related.id}${related.relationshipId}`}>
              <button
                type="button"
                className="relative flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left text-sm hover:bg-hover"
                onClick={() => {
                  track({ metric_key: metric, item_id: of.id, related_item_id: related.id });
                  openPlace(related.nanoId, related.title);
                }}
              >
                <Glyph
                  size={26}
                  path={data.glyphs.get(category?.iconTitle ?? 'pin') ?? ''}
                  color={category?.colorName ?? '#ffffff'}
                  background={category?.backgroundColorName ?? '#5C6370'}
                />
                <span className="min-w-0">
                  <span lang={contentLanguage} className="block font-medium hyphens-auto">
                    {related.title || (category ? pick(category.subCategoryName) : '')}
                  </span>
                  {category && related.title && (
                    <span className="block text-xs text-ink-soft">{pick(category.subCategoryName)}</span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </List>
      {items.length > folded && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className="-ml-3"
        >
          {isUnfolded ? tCard.showLess : t.showMore({ count: items.length - folded })}
        </Button>
      )}
    </section>
  );
}
