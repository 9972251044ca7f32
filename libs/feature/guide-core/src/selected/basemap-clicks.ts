import type { LngLat } from '@umkreis/contract/ref.ts';
import type { StreetsAndBuildings } from '../streets-and-buildings/use-streets-and-buildings.ts';

export interface BasemapClicks {
  streetsAndBuildings: StreetsAndBuildings;
  /** Handles a click where the guide has no feature. */
  onBasemapClick(at: LngLat, zoom: number, street: string | null): void;
}
