import type { Boot } from '@umkreis/contract/boot.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';

/** Positions of the symbols: angle in degrees, distance from the centre in % of half the width, size in px. */
const symbolPositions: [angle: number, distance: number, size: number][] = [
  [-70, 46, 56],
  [-8, 46, 44],
  [52, 46, 48],
  [118, 46, 52],
  [190, 46, 44],
  [-112, 78, 44],
  [-38, 80, 52],
  [22, 78, 40],
  [88, 80, 44],
  [150, 78, 48],
  [222, 80, 40],
];

/** The product's mark as a large illustration: a dot, rings, and symbols of some of the places below. */
export function Surroundings({ boot, className }: { boot: Boot; className?: string }) {
  const { data: featured } = useRead(apiUrl(boot, 'GET /featured/'));
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const { data: icons } = useRead(apiUrl(boot, 'GET /icons/'));
  const own = featured?.filter(({ isDemo }) => boot.main.isDemo || !isDemo);
  // Same request as on the page below, so that it is only sent once.
  const { data: suggested } = useRead(
    own?.length === 0 ? apiUrl(boot, 'GET /items/suggestions/', { query: { branch: boot.branch?.shortId } }) : null,
  );
  const categoryIds = [
    ...(own ?? []).map(({ categoryId }) => categoryId),
    ...[...(suggested?.landmarks ?? []), ...(suggested?.walks.slice(0, 1) ?? []), ...(suggested?.withHours ?? [])].map(
      ({ categories: [first] }) => first,
    ),
  ];
  const symbols = distinct(categoryIds).flatMap((id) => {
    const category = categories?.find((one) => one.id === id);
    const icon = icons?.find((one) => one.id === category?.iconId);
    return category && icon ? [{ category, icon }] : [];
  });
  return (
    <div aria-hidden="true" className={`aspect-square text-accent ${className ?? ''}`}>
      <svg viewBox="0 0 200 200" className="absolute inset-0 size-full">
        {[98, 72, 46].map((radius, index) => (
          <circle
            key={radius}
            cx="100"
            cy="100"
            r={radius}
            fill="currentColor"
            fillOpacity={0.03 + index * 0.03}
            stroke="currentColor"
            strokeOpacity="0.18"
            strokeWidth="0.6"
          />
        ))}
        <path d="M100 2a98 98 0 0 1 98 98" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        <circle cx="100" cy="100" r="9" fill="currentColor" />
        <circle cx="100" cy="100" r="16" fill="currentColor" opacity="0.18" />
      </svg>
      {symbols.slice(0, symbolPositions.length).map(({ category, icon }, index) => {
        const [angle, distance, size] = symbolPositions[index]!;
        const radians = (angle * Math.PI) / 180;
        return (
          <span
            key={category.id}
            className="absolute -translate-x-1/2 -translate-y-1/2 animate-rise rounded-full shadow-float ring-2 ring-paper"
            style={{
              left: `${50 + (Math.cos(radians) * distance) / 2}%`,
              top: `${50 + (Math.sin(radians) * distance) / 2}%`,
            }}
          >
            <Glyph
              path={icon.iconSvg}
              color={category.colorName}
              background={category.backgroundColorName}
              size={size}
            />
          </span>
        );
      })}
    </div>
  );
}

const distinct = (ids: (string | null | undefined)[]) => [...new Set(ids.flatMap((id) => id ?? []))];
