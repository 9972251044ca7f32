import { itemFeatures } from '@umkreis/map-style/points/item-features.ts';
import { changedPlaces, type ArchivedContent } from './changed-places.ts';
import type { Joined } from '../places/joined.ts';
import { noCurrentPlaces, type CurrentPlaces } from './drawing.ts';
import { featureFile } from './feature-file.ts';

/** @param archived null: the map draws no others */
export function currentPlacesOf(joined: Joined, archived: ArchivedContent | null, key: string): CurrentPlaces {
  const { places, numbers } = joined;
  const featuresOf = (some: Joined['places']) =>
    featureFile(itemFeatures(some, { numbers, prominence: joined.prominence() }), key);
  if (!archived) return { features: featuresOf(places), numbers: null };
  const changed = changedPlaces(places, archived);
  // Deleted places are only in the tiles.
  const ids = new Set([...changed.map(({ item }) => item.id), ...archived.changed]);
  if (ids.size === 0) return noCurrentPlaces;
  return {
    features: changed.length > 0 ? featuresOf(changed) : noCurrentPlaces.features,
    numbers: Int32Array.from(ids, (id) => numbers.get(id) ?? -1),
  };
}
