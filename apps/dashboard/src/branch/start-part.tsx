import { useState } from 'react';
import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import type { MapView } from '@umkreis/contract/preview.ts';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { NumberField } from '@umkreis/ui/number-field.tsx';
import type { PartProps } from './form-props.ts';
import { areaOf, startOf } from './start-view.ts';
import { usePartError } from './use-part-error.ts';
import { AreaField } from './area-field.tsx';
import { ZoomTable } from './zoom-table.tsx';

export interface PreviewState {
  view: MapView;
  /** Size of the map, px. */
  size: readonly [width: number, height: number];
}

/** Start view and bounds of the map, copied from the preview or typed. */
export function StartPart({ settings, onChange, seen }: PartProps & { seen: () => PreviewState | null }) {
  const t = useMessages(branchMessages);
  const [isTaken, setTaken] = useState(false);
  const { mapCenter, mapBoundaries } = settings;
  const viewError = usePartError('mapCenter', mapCenter);
  const all = (part: Partial<BranchSettings['mapCenter'][number]>) =>
    onChange({ mapCenter: mapCenter.map((one) => ({ ...one, ...part })) });
  const take = (change: (state: PreviewState) => Partial<BranchSettings>) => {
    const state = seen();
    if (!state) return;
    onChange(change(state));
    setTaken(true);
  };
  const first = mapCenter[0]!;
  return (
    <>
      <p className="text-sm text-ink-soft">{t.startHint}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon="crosshair" onClick={() => take(({ view, size }) => ({ mapCenter: startOf(view, size) }))}>
          {t.takeView}
        </Button>
        <output className="text-xs text-ink-soft">{isTaken && t.viewTaken}</output>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <NumberField
          label={t.lat}
          step={0.0001}
          value={first.lat}
          error={viewError('0/lat')}
          onChange={(lat) => lat !== null && all({ lat })}
        />
        <NumberField
          label={t.lon}
          step={0.0001}
          value={first.lon}
          error={viewError('0/lon')}
          onChange={(lon) => lon !== null && all({ lon })}
        />
        <NumberField
          label={t.bearing}
          value={first.bearing}
          error={viewError('0/bearing')}
          onChange={(to) => to !== null && all({ bearing: to })}
        />
      </div>
      <ZoomTable
        mapCenter={mapCenter}
        errorOf={viewError}
        onChange={(breakpoint, part) =>
          onChange({ mapCenter: mapCenter.map((row) => (row.breakpoint === breakpoint ? { ...row, ...part } : row)) })
        }
      />
      <AreaField
        mapBoundaries={mapBoundaries}
        onChange={(bounds) => onChange({ mapBoundaries: bounds })}
        onTake={() => take(({ view }) => ({ mapBoundaries: areaOf(view, mapBoundaries) }))}
      />
    </>
  );
}
