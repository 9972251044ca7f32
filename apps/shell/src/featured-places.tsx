import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useCategories } from '@umkreis/api-client/use-categories.ts';
import { useFeatured } from '@umkreis/api-client/use-featured.ts';
import { useIcons } from '@umkreis/api-client/use-icons.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '@umkreis/i18n/shell.ts';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';

/** Featured places as tiles with a head in their category's colour. */
export function FeaturedPlaces({ boot, track, title, limit }: RemoteProps & { title: string; limit: number }) {
  const t = useMessages(shellMessages);
  const pick = usePick();
  const featured = useFeatured(boot);
  const { data: categories } = useCategories(boot);
  const { data: icons } = useIcons(boot);
  // A main site that shows a real region doesn't mix invented places in.
  const places = featured.data?.filter(({ isDemo }) => boot.main.isDemo || !isDemo).slice(0, limit);
  return (
    <section className="grid gap-4" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      {featured.error && !places && <ErrorState title={t.errorTitle} retryLabel={t.retry} onRetry={() => void featured.mutate()} />}
      {places?.length === 0 && <EmptyState icon="star" title={t.featuredEmpty} />}
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {!places && !featured.error && Array.from({ length: 3 }, (_, index) => <li key={index}><Skeleton className="h-48 w-full" /></li>)}
        {places?.map((place) => {
          const category = categories?.find((one) => one.id === place.categoryId);
          const icon = icons?.find((one) => one.id === category?.iconId);
          return (
            <li key={place.featuredId}>
              <Link
                to={routes.mapPlace.to(place.nanoId, place.title)}
                onClick={() => track({ metric_key: 'home_featured_label_click', item_id: place.itemId })}
                className="group grid h-full content-start overflow-hidden rounded-card bg-paper text-ink no-underline ring-1 ring-line transition-shadow hover:shadow-float"
              >
                <span className="grid h-28 place-items-center text-white" style={{ background: category?.backgroundColorName ?? 'var(--line)' }}>
                  {icon && <GlyphMark path={icon.iconSvg} size={44} className="opacity-95" />}
                </span>
                <span className="grid gap-1 p-4">
                  <strong className="line-clamp-2 text-base font-title group-hover:underline">{place.title}</strong>
                  <span className="text-sm text-ink-soft">{[category && pick(category.subCategoryName), place.city].filter(Boolean).join(' · ')}</span>
                  {place.shortDescription && <span className="line-clamp-2 text-sm text-ink-soft">{place.shortDescription}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
