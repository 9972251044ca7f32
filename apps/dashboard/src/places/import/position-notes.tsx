import { useMemo } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { checkPositions } from '@umkreis/place-files/mapping/check-positions.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { importMessages } from '../messages/import.ts';
import type { CheckedRow } from './checked-row.ts';
import type { ImportContext } from './use-mapping-context.ts';

interface Props {
  rows: readonly CheckedRow[];
  context: ImportContext;
  isSwapped: boolean;
  onSwap(isSwapped: boolean): void;
}

/** Warns of places far from the branch, and offers to swap latitude and longitude. */
export function PositionNotes({ rows, context: { bounds }, isSwapped, onSwap }: Props) {
  const t = useMessages(importMessages);
  const {
    far,
    farthestKm,
    isSwapped: isOther,
  } = useMemo(() => {
    const positions = rows.flatMap(({ position, outcome }) =>
      position && outcome.result !== 'refused' ? [position] : [],
    );
    return bounds ? checkPositions(positions, bounds) : { far: 0, farthestKm: 0, isSwapped: false };
  }, [rows, bounds]);
  if (far === 0 && !isSwapped) return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-card bg-sunken p-3 text-sm">
      {far > 0 && (
        <output className="flex items-start gap-1.5 font-medium">
          <Icon name="alert" size={18} />
          {t.far({ n: far, km: farthestKm })}
        </output>
      )}
      {isSwapped ? (
        <>
          <p>{t.swapped}</p>
          <Button size="small" onClick={() => onSwap(false)}>
            {t.unswap}
          </Button>
        </>
      ) : (
        isOther && (
          <>
            <p>{t.swapHint}</p>
            <Button size="small" onClick={() => onSwap(true)}>
              {t.swap}
            </Button>
          </>
        )
      )}
    </div>
  );
}
