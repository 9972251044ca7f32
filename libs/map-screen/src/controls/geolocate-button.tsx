import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { useGeolocate } from '@umkreis/map-view/behaviours/use-geolocate.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { mapAtom, positionAtom } from '../state/map-atoms.ts';

/** Finds the visitor, whom lists then start from; says so where that is not possible. */
export function GeolocateButton() {
  const t = useMessages(mapMessages);
  const { state, position, toggle } = useGeolocate(useAtomValue(mapAtom));
  const tell = useSetAtom(positionAtom);
  useEffect(() => {
    tell(position);
    return () => tell(null);
  }, [tell, position]);
  const failure = state === 'denied' ? t.locateDenied : state === 'unavailable' ? t.locateUnavailable : null;
  return (
    <div className="relative">
      <IconButton
        icon="locate"
        label={t.locate}
        floating
        pressed={state === 'on'}
        onClick={toggle}
        className={state === 'searching' ? 'animate-pulse-soft' : undefined}
      />
      {failure && (
        <p
          role="alert"
          className="absolute top-0 right-full mr-2 w-52 rounded-card bg-paper px-3 py-2 text-xs shadow-float"
        >
          {failure}
        </p>
      )}
    </div>
  );
}
