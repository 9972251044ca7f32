import { Suspense, useState } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { PinMap } from '../place/pin-move.tsx';

interface Props {
  request: ReceivedChangeRequest;
  branch: Branch | undefined;
  /** Omitted: the pin cannot be moved. */
  onMove: ((at: LngLat) => void) | undefined;
  values: Readonly<Record<string, unknown>>;
}

/** The current or proposed position of a place; a proposed position can be moved. */
export function RequestMap({ request: { changes, position }, branch, onMove, values }: Props) {
  const t = useMessages(requestsMessages);
  const { boot } = useDashboard();
  const isMoved = Boolean(changes.lat ?? changes.lon);
  const [isOpen, setOpen] = useState(false);
  const coordinate = (field: 'lat' | 'lon') => Number(values[field] ?? changes[field]?.after ?? position?.[field]);
  const at: LngLat = [coordinate('lon'), coordinate('lat')];
  if (!at.every(Number.isFinite)) return null;
  return (
    <div className="grid gap-2">
      <Button
        size="small"
        icon="pin"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.hideMap : t.showMap}
      </Button>
      {isOpen && (
        <>
          <p className="text-xs text-ink-soft">{isMoved && onMove ? t.pinMoves : t.pinStays}</p>
          <Suspense fallback={<div className="h-52 rounded-card bg-sunken" />}>
            <PinMap
              boot={{ ...boot, branch: branch ?? boot.branch }}
              at={at}
              was={isMoved && position ? [position.lon, position.lat] : undefined}
              isFixed={!isMoved || !onMove}
              onChange={(point: LngLat) => onMove?.(point)}
            />
          </Suspense>
        </>
      )}
    </div>
  );
}
