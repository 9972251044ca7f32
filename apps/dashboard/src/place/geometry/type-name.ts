import type { Item } from '@umkreis/contract/item.ts';
import type { geometryMessages } from '../../messages/geometry.ts';

export type GeojsonType = Item['geojsons'][number]['itemGeojsonType'];
type Texts = (typeof geometryMessages)['de'];

/** Name of a geometry type. */
export const typeName = (type: GeojsonType, t: Texts): string => t[`type${type}` as 'type1'];
