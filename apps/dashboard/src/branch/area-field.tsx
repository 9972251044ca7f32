import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { NumberField } from '@umkreis/ui/number-field.tsx';
import { usePartError } from './use-part-error.ts';

type Boundaries = BranchSettings['mapBoundaries'];

/** Bounds of the map, the same for all screens. @param onTake copies those of the preview */
export function AreaField({
  mapBoundaries,
  onChange,
  onTake,
}: {
  mapBoundaries: Boundaries;
  onChange(mapBoundaries: Boundaries): void;
  onTake(): void;
}) {
  const t = useMessages(branchMessages);
  const areaError = usePartError('mapBoundaries', mapBoundaries);
  const [[west, south], [east, north]] = mapBoundaries[0]!.lngLatSwNeBounds;
  const area = (lngLatSwNeBounds: BranchSettings['mapBoundaries'][number]['lngLatSwNeBounds']) =>
    onChange(mapBoundaries.map((row) => ({ ...row, lngLatSwNeBounds })));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium text-ink-soft">{t.area}</legend>
      <p className="text-xs text-ink-soft">{t.areaHint}</p>
      <Button icon="expand" className="justify-self-start" onClick={onTake}>
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
  );
}
