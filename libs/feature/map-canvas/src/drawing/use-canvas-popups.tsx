import { Suspense, useCallback, useMemo } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import type { Hovered } from '@umkreis/map-core/behaviours/use-hover.ts';
import { LazyCoordinates } from '../popups/lazy-coordinates.ts';
import { HoverPopup } from '../popups/hover-popup.tsx';

/** Popups of the map: of a hovered place, and of the coordinates that were clicked. */
export function useCanvasPopups(selectedNanoId: string | null) {
  const popup = useCallback(
    ({ nanoId, label: name }: Hovered) =>
      nanoId === selectedNanoId ? null : <HoverPopup nanoId={nanoId} label={name} />,
    [selectedNanoId],
  );
  const [isPointOpen, setIsPointOpen] = useOpened('coordinates');
  const pointPopup = useMemo(
    () => ({
      isOpen: isPointOpen,
      setIsOpen: setIsPointOpen,
      popup: (at: LngLat) => (
        <Suspense>
          <LazyCoordinates at={at} onClose={() => setIsPointOpen(false)} />
        </Suspense>
      ),
    }),
    [isPointOpen, setIsPointOpen],
  );
  return { popup, pointPopup };
}
