import { itemFeatures } from '@umkreis/map-style/points/item-features.ts';
import { changedPlaces, type ArchivedContent } from './changed-places.ts';
import type { Joined } from '../places/joined.ts';
import { noCurrentPlaces, type CurrentPlaces } from './drawing.ts';
import { featureFile } from './feature-file.ts';

/** @param archived null: the map draws no others */
export function currentPlacesOf(
  { places, numbers }: Joined,
  archived: ArchivedContent | null,
  key: string,
): CurrentPlaces {
  if (!archived) return { features: featureFile(itemFeatures(places), key), numbers: null };
  const changed = new Set(changedPlaces(places, archived).map(({ item }) => item.id));
  if (changed.size === 0) return noCurrentPlaces;
  // Their prominence depends on all places.
  const features = itemFeatures(places).filter((_, at) => changed.has(places[at]!.item.id));
  return { features: featureFile(features, key), numbers: Int32Array.from(changed, (id) => numbers.get(id) ?? -1) };
}
