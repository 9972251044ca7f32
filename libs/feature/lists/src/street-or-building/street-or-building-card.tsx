import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useState, type ComponentType } from 'react';
import type { Building, Street } from '@umkreis/contract/street.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import { StreetOrBuildingActions } from './street-or-building-actions.tsx';
import { PlaceList } from '../place-list.tsx';
import { moreRows } from '@umkreis/guide-core/rows/row-list.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { streetAndBuildingMessages } from '@umkreis/i18n/streets-and-buildings.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { PanelHeader } from '@umkreis/guide-core/panel/panel-header.tsx';
import { useRowEvents } from '../use-row-events.ts';

export interface StreetOrBuildingCardProps {
  kind: 'street' | 'building';
  feature: Street | Building;
  rows: readonly ListedPlace[];
  isEmpty: boolean;
  /** The button to share the page, of another feature */
  ShareAction: ComponentType<{ title: string }>;
  onClose(): void;
}

/** A street or building with its actions and its places. */
export function StreetOrBuildingCard({
  kind,
  feature,
  rows,
  isEmpty,
  ShareAction,
  onClose,
}: StreetOrBuildingCardProps) {
  const t = useMessages(mapMessages);
  const tStreetOrBuilding = useMessages(streetAndBuildingMessages);
  const events = useRowEvents();
  const [count, setCount] = useState(moreRows);
  return (
    <article aria-label={feature.title}>
      <PanelHeader title={feature.title} onClose={onClose}>
        <p className="flex items-center gap-1.5 pt-0.5 text-sm text-ink-soft">
          <Icon name={kind === 'street' ? rareIcons.road : rareIcons.building} size={16} />
          {[kind === 'street' ? t.street : t.building, feature.city].filter(Boolean).join(' · ')}
        </p>
      </PanelHeader>
      <div className="min-h-20 px-4 py-1">
        <StreetOrBuildingActions streetOrBuilding={feature} isEmpty={isEmpty} ShareAction={ShareAction} />
      </div>
      {rows.length > 0 && (
        <section>
          <h3 className="px-4 pt-3 pb-1 text-sm font-semibold text-ink-soft">
            {kind === 'street' ? tStreetOrBuilding.placesOnStreet : tStreetOrBuilding.placesInBuilding}
          </h3>
          <PlaceList
            label={kind === 'street' ? tStreetOrBuilding.placesOnStreet : tStreetOrBuilding.placesInBuilding}
            rows={rows.slice(0, count)}
            total={rows.length}
            onMore={() => setCount(count + moreRows)}
            {...events}
          />
        </section>
      )}
    </article>
  );
}
