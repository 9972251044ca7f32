import { useState } from 'react';
import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import type { MapView } from '@umkreis/contract/preview.ts';
import { branchMessages } from '../messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { NumberField } from '../shared/number-field.tsx';
import type { PartProps } from './form-props.ts';
import { areaOf, startOf } from './start-view.ts';
import { usePartError } from './use-part-error.ts';

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
  const areaError = usePartError('mapBoundaries', mapBoundaries);
  const screens = { xs: t.breakpointXs, smAndUp: t.breakpointSmAndUp, md: t.breakpointMd };
  const all = (part: Partial<BranchSettings['mapCenter'][number]>) =>
    onChange({ mapCenter: mapCenter.map((one) => ({ ...one, ...part })) });
  const one = (breakpoint: string, part: Partial<BranchSettings['mapCenter'][number]>) =>
    onChange({ mapCenter: mapCenter.map((row) => (row.breakpoint === breakpoint ? { ...row, ...part } : row)) });
  const [[west, south], [east, north]] = mapBoundaries[0]!.lngLatSwNeBounds;
  const area = (lngLatSwNeBounds: BranchSettings['mapBoundaries'][number]['lngLatSwNeBounds']) =>
    onChange({ mapBoundaries: mapBoundaries.map((row) => ({ ...row, lngLatSwNeBounds })) });
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
      <table className="w-full text-left text-sm">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="py-1 font-medium">
              {t.screen}
            </th>
            <th scope="col" className="py-1 font-medium">
              {t.zoom}
            </th>
            <th scope="col" className="py-1 pl-3 font-medium">
              {t.pitch}
            </th>
          </tr>
        </thead>
        <tbody>
          {mapCenter.map(({ breakpoint, zoom, pitch }, row) => (
            <tr key={breakpoint}>
              <th scope="row" className="py-1 pr-3 font-medium">
                {screens[breakpoint]}
              </th>
              <td className="py-1">
                <NumberField
                  hideLabel
                  label={t.zoomOf(screens[breakpoint])}
                  step={0.1}
                  value={zoom}
                  error={viewError(`${row}/zoom`)}
                  onChange={(to) => to !== null && one(breakpoint, { zoom: to })}
                />
              </td>
              <td className="py-1 pl-3">
                <NumberField
                  hideLabel
                  label={t.pitchOf(screens[breakpoint])}
                  value={pitch}
                  error={viewError(`${row}/pitch`)}
                  onChange={(to) => to !== null && one(breakpoint, { pitch: to })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-medium text-ink-soft">{t.area}</legend>
        <p className="text-xs text-ink-soft">{t.areaHint}</p>
        <Button
          icon="expand"
          className="justify-self-start"
          onClick={() => take(({ view }) => ({ mapBoundaries: areaOf(view, mapBoundaries) }))}
        >
          {t.takeArea}
        </Button>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <NumberField
            label={t.west}
            step={0.001}
            value={west}
            error={areaError('0/lngLatSwNeBounds/0/0')}
            onChange={(to) =>
              to !== null &&
              area([
                [to, south],
                [east, north],
              ])
            }
          />
          <NumberField
            label={t.south}
            step={0.001}
            value={south}
            error={areaError('0/lngLatSwNeBounds/0/1')}
            onChange={(to) =>
              to !== null &&
              area([
                [west, to],
                [east, north],
              ])
            }
          />
          <NumberField
            label={t.east}
            step={0.001}
            value={east}
            error={areaError(west < east ? '0/lngLatSwNeBounds/1/0' : '0/lngLatSwNeBounds')}
            onChange={(to) =>
              to !== null &&
              area([
                [west, south],
                [to, north],
              ])
            }
          />
          <NumberField
            label={t.north}
            step={0.001}
            value={north}
            error={areaError(south < north ? '0/lngLatSwNeBounds/1/1' : '0/lngLatSwNeBounds')}
            onChange={(to) =>
              to !== null &&
              area([
                [west, south],
                [east, to],
              ])
            }
          />
        </div>
      </fieldset>
    </>
  );
}
