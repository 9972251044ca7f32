import { memo } from 'react';
import { useMovingVehicles } from './use-moving-vehicles.ts';
import { useStackedFloors } from './use-stacked-floors.ts';

/** What moves and stands above the map. It follows the store, and nothing of the page is drawn for it. */
export const Motion = memo(function OnMap() {
  useMovingVehicles();
  useStackedFloors();
  return null;
});
