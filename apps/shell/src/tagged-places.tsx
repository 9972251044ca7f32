import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { useCategories } from '@umkreis/api-client/use-categories.ts';
import { useItemSearch } from '@umkreis/api-client/use-item-search.ts';
import { useTags } from '@umkreis/api-client/use-tags.ts';
import { PlaceTile } from './place-tile.tsx';

/** Places with a tag, those with a picture first; nothing where there are none. */
export function TaggedPlaces({
  boot,
  track,
  title,
  tagKey,
  tagValue,
  limit,
}: RemoteProps & { title: string; tagKey: string; tagValue: string; limit: number }) {
  const { data: tags } = useTags(boot);
  const { data: categories } = useCategories(boot);
  const tag = tags?.find((one) => one.tagKey === tagKey && one.tagValue === tagValue);
  const { data } = useItemSearch(boot, tag ? { tags: tag.id, limit: 60 } : null);
  const places = data?.items
    .filter((item) => item.title)
    .toSorted((a, b) => Number(Boolean(b.image)) - Number(Boolean(a.image)))
    .slice(0, limit);
  if (!places || places.length === 0) return null;
  return (
    <section className="grid gap-4" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {places.map((item) => (
          <li key={item.id}>
            <PlaceTile
              boot={boot}
              place={{
                nanoId: item.nanoId,
                title: item.title,
                image: item.image,
                where: item.address
                  ?.split(/,\s*(?:\d+\s)?/)
                  .at(-1)
                  ?.replace(/^\d+\s/, ''),
              }}
              category={categories?.find((one) => one.id === item.categories[0])}
              onOpen={() =>
                track({ metric_key: 'page_element_click', item_id: item.id, metricValue: `inspire_${tagKey}` })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
