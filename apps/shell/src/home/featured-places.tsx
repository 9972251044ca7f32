import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '../messages/shell.ts';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { SuggestedPlaces } from './suggested-places.tsx';
import { PlaceTile } from './place-tile.tsx';
import { useSettled } from './in-order.tsx';

/** Tiles per kind if nothing is featured. */
const fallbackLimit = 8;

/**
 * Featured places as tiles; suggestions from the data while nothing is featured.
 * @param leads the first tile is large
 */
export function FeaturedPlaces({
  boot,
  track,
  title,
  limit,
  leads = false,
  ...tileProps
}: RemoteProps & { title: string; limit: number; leads?: boolean }) {
  const t = useMessages(shellMessages);
  const featured = useRead(apiUrl(boot, 'GET /featured/'));
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  // A main site with a real region does not show demo places.
  const places = featured.data?.filter(({ isDemo }) => boot.main.isDemo || !isDemo).slice(0, limit);
  useSettled((places?.length ?? 0) > 0 || Boolean(featured.error));
  if (places?.length === 0) return <SuggestedPlaces boot={boot} track={track} {...tileProps} limit={fallbackLimit} />;
  return (
    <section className="grid gap-4" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      {featured.error && !places && (
        <ErrorState title={t.errorTitle} retryLabel={t.retry} onRetry={() => void featured.mutate()} />
      )}
      <ul className="grid gap-4 empty:hidden sm:grid-cols-2 md:grid-cols-3">
        {!places &&
          !featured.error &&
          Array.from({ length: 3 }, (_, index) => (
            <li key={index}>
              <Skeleton className="h-64 w-full" />
            </li>
          ))}
        {places?.map((place, index) => {
          const isLarge = leads && index === 0;
          return (
            <li key={place.featuredId} className={isLarge ? 'sm:col-span-2' : undefined}>
              <PlaceTile
                boot={boot}
                place={{ ...place, where: place.city }}
                category={categories?.find((one) => one.id === place.categoryId)}
                isLarge={isLarge}
                onOpen={() => track({ metric_key: 'home_featured_label_click', item_id: place.itemId })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
