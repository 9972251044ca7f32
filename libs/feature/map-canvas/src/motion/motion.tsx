import { memo } from 'react';
import { useMovingVehicles } from './use-moving-vehicles.ts';
import { useStackedFloors } from './use-stacked-floors.ts';

/** Animated layers above the map. Subscribes to the store in its own component, so that nothing else re-renders. */
export const Motion = memo(function Motion() {
  useMovingVehicles();
  useStackedFloors();
  return null;
});
