import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import type { Item, RelatedItem } from '@umkreis/contract/item.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { useGuide } from '../guide-context.tsx';

/** relationshipId */
const wayPoint = 2;
const relatedKind = 4;

/** Way-points, parents, children and other places that have to do with one. */
export function RelatedPlaces({ item }: { item: Item }) {
  const t = useMessages(guideMessages);
  const wayPoints = item.itemChildren.filter(({ relationshipId }) => relationshipId === wayPoint);
  const children = item.itemChildren.filter(({ relationshipId }) => relationshipId !== wayPoint && relationshipId !== relatedKind);
  const parents = item.itemParents.filter(({ relationshipId }) => relationshipId !== relatedKind);
  const related = [...item.itemChildren, ...item.itemParents].filter(({ relationshipId }) => relationshipId === relatedKind);
  return (
    <>
      <Section title={t.wayPoints} items={wayPoints} of={item} metric="item_detail_waypoint_item_click" />
      <Section title={t.partOf} items={parents} of={item} metric="item_detail_related_item_click" />
      <Section title={t.contains} items={children} of={item} metric="item_detail_related_item_click" />
      <Section title={t.related} items={related} of={item} metric="item_detail_related_item_click" />
    </>
  );
}

function Section({ title, items, of, metric }: { title: string; items: RelatedItem[]; of: Item; metric: MetricKey }) {
  const { data, openPlace, track } = useGuide();
  const pick = usePick();
  if (items.length === 0) return null;
  return (
    <section className="py-2">
      <h3 className="pb-1 text-base">{title}</h3>
      <ul className="-mx-2">
        {items.map((related) => {
          const category = related.categoryId ? data.categories.get(related.categoryId) : undefined;
          return (
            <li key={`${related.id}${related.relationshipId}`}>
              <button
                type="button" className="flex w-full items-center gap-3 rounded-control px-2 py-1.5 text-left text-sm hover:bg-hover"
                onClick={() => {
                  track({ metric_key: metric, item_id: of.id, related_item_id: related.id });
                  openPlace(related.nanoId, related.title);
                }}
              >
                <Glyph size={26} path={data.glyphs.get(category?.iconTitle ?? 'pin') ?? ''} color={category?.colorName ?? '#ffffff'} background={category?.backgroundColorName ?? '#5C6370'} />
                <span className="min-w-0">
                  <span className="block font-medium">{related.title || (category ? pick(category.subCategoryName) : '')}</span>
                  {category && related.title && <span className="block text-xs text-ink-soft">{pick(category.subCategoryName)}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
