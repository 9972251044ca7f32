import { useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';

const LONGEST_WAIT_MS = 10_000;

/**
 * Position of a new place: chosen on a map if the surface has one, or the visitor's position. Starts at the centre
 * of the map.
 */
export function PositionInput({
  at,
  error,
  onChange,
}: {
  at: LngLat | null;
  error?: string;
  onChange(at: LngLat): void;
}) {
  const t = useMessages(proposalMessages);
  const { PositionMap } = useGuide();
  const [state, setState] = useState<'map' | 'set' | 'looking' | 'own' | 'failed'>('map');
  const locate = () => {
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('own');
        onChange([coords.longitude, coords.latitude]);
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: LONGEST_WAIT_MS },
    );
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-medium text-ink-soft">{t.position}</legend>
      {PositionMap && (
        <PositionMap
          at={at}
          onChange={(next) => {
            setState('set');
            onChange(next);
          }}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output className="tabular text-sm">
          {state === 'map' && `${t.positionMap}: `}
          {at && `${at[1].toFixed(5)}, ${at[0].toFixed(5)}`}
        </output>
        {'geolocation' in navigator && (
          <Button size="small" icon="locate" busy={state === 'looking'} onClick={locate}>
            {t.usePosition}
          </Button>
        )}
      </div>
      <p className={(error ?? state === 'failed') ? 'text-xs text-danger' : 'text-xs text-ink-soft'}>
        {error ?? (state === 'failed' ? t.positionFailed : t.positionHint)}
      </p>
    </fieldset>
  );
}
