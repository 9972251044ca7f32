import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import type { MatchingStreetOrBuilding } from '@umkreis/guide-core/streets-and-buildings/matching-streets-and-buildings.ts';

/** Streets and buildings among the results. */
export function StreetOrBuildingRows({
  rows,
  onSelect,
}: {
  rows: readonly MatchingStreetOrBuilding[];
  onSelect(row: MatchingStreetOrBuilding): void;
}) {
  const t = useMessages(mapMessages);
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t.addresses} className="divide-y divide-line border-b border-line">
      {rows.map((row) => (
        <li key={row.feature.nanoId}>
          <button
            type="button"
            data-row=""
            onClick={() => onSelect(row)}
            className="flex w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-hover"
          >
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
              <Icon name={row.kind === 'street' ? rareIcons.road : rareIcons.building} size={18} />
            </span>
            <span className="min-w-0">
              <span className="block text-base leading-snug font-semibold">{row.feature.title}</span>
              <span className="block text-sm text-ink-soft">
                {[row.kind === 'street' ? t.street : t.building, row.feature.city].filter(Boolean).join(' · ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
