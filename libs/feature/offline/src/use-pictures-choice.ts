import { useState } from 'react';
import type { MapSize, OfflineMap } from './offline-map.ts';

/** Whether pictures are saved with a guide: as chosen, otherwise as last time, at first without. */
export function usePicturesChoice(saved: OfflineMap | null, size: MapSize | null) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isChosen = (chosen ?? Boolean(saved?.pictures)) && (size?.pictureBytes ?? 0) > 0;
  return {
    isChosen,
    /** Their size, bytes; 0: none are saved */
    bytes: isChosen ? (size?.pictureBytes ?? 0) : 0,
    choose: setChosen,
  };
}
