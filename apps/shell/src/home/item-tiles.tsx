import type { RemoteProps } from '@umkreis/contract/boot.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { wayLine } from '@umkreis/lists/way-line.ts';
import { useLanguage } from '@umkreis/i18n/language.tsx';
import { PlaceTile } from './place-tile.tsx';

interface Props extends RemoteProps {
  title: string;
  items: readonly BasemapItem[];
  /** Metric value of a click on a tile */
  metricValue: string;
}

/** Places as tiles below a heading; renders nothing if there are none. */
export function ItemTiles({ boot, track, title, items, metricValue }: Props) {
  const language = useLanguage();
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  if (items.length === 0) return null;
  const hasPictures = items.some(({ image }) => image);
  return (
    <section className="grid gap-4" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul
        className={
          hasPictures
            ? 'grid grid-cols-2 gap-4 md:grid-cols-4'
            : 'grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4'
        }
      >
        {items.map((item) => (
          <li key={item.id}>
            <PlaceTile
              boot={boot}
              place={{
                nanoId: item.nanoId,
                title: item.title,
                image: item.image,
                imageFocus: item.imageFocus,
                where: [townOf(item.address), wayLine(item.details, language)].filter(Boolean).join(' · '),
              }}
              isPlain={!hasPictures}
              category={categories?.find((one) => one.id === item.categories[0])}
              onOpen={() => track({ metric_key: 'page_element_click', item_id: item.id, metricValue })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The city in 'Städtle 12, 9490 Vaduz'. */
const townOf = (address: string | undefined): string | undefined =>
  address
    ?.split(/,\s*(?:\d+\s)?/)
    .at(-1)
    ?.replace(/^\d+\s/, '');
