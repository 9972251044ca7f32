import { v5 } from 'uuid';

/** Namespace of all reference IDs; changing it orphans every row that refers to one. */
const NAMESPACE = '5b0a3c1e-8f64-4d0e-9a57-2c7b1f6d9e10';

const derive = (kind: string, key: string) => v5(`${kind}:${key}`, NAMESPACE);

export const iconId = (title: string) => derive('icon', title);
/** @param main English main category @param sub English sub category */
export const categoryId = (main: string, sub: string) => derive('category', `${main}/${sub}`);
export const tagId = (tagKey: string, tagValue: string) => derive('tag', `${tagKey}=${tagValue}`);
export const detailKeyId = (keyName: string) => derive('detailKey', keyName);
/** @param iso2 ISO 3166-1 alpha-2, either case */
export const countryId = (iso2: string) => derive('country', iso2.toUpperCase());
export const stateId = (iso2: string, nominatimTitle: string) =>
  derive('state', `${iso2.toUpperCase()}/${nominatimTitle}`);
/** Stable ID of a row that a generator or importer derives from a key. */
export const derivedId = (kind: string, key: string) => derive(kind, key);
