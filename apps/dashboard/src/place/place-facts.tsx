import { useCategories } from '@umkreis/api-client/use-categories.ts';
import { useTags } from '@umkreis/api-client/use-tags.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { useDashboard } from '../dashboard-context.tsx';

/** What is known of a place beside its details. */
export function PlaceFacts({ item }: { item: Item }) {
  const t = useMessages(dashboardMessages);
  const pick = usePick();
  const { boot } = useDashboard();
  const { data: categories } = useCategories(boot);
  const { data: tags } = useTags(boot);
  const sources: Record<string, string> = { osm: t.sourceOsm, demo: t.sourceDemo, editor: t.sourceEditor };
  const address = item.addresses
    .map((a) => [`${a.street} ${a.housenumber}`.trim(), `${a.postcode} ${a.city}`.trim()].filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' · ');
  const names = item.tags.map(({ tagId, tagKey }) => {
    const tag = tags?.find((one) => one.id === tagId);
    return tag ? pick(tag.tagValue === 'true' || tag.tagValue === 'yes' ? tag.tagKeyName : tag.tagValueName) : tagKey;
  });
  const rows = [
    [
      t.categories,
      item.categories
        .map((own) => {
          const category = categories?.find((one) => one.id === own.categoryId);
          return category ? pick(category.subCategoryName) : own.subCategory;
        })
        .join(' · '),
    ],
    [t.tags, names.join(' · ')],
    [t.address, address],
    [t.position, `${item.lat.toFixed(5)}, ${item.lon.toFixed(5)}`],
    [t.source, sources[item.source] ?? item.source],
  ].filter(([, value]) => value);
  return (
    <Card className="p-4">
      <dl className="grid gap-3 text-sm">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="tabular break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
