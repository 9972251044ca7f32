import type { Item } from '@umkreis/contract/item.ts';
import type { geometryMessages } from '@umkreis/i18n/geometry.ts';

export type GeojsonType = Item['geojsons'][number]['itemGeojsonType'];
type Texts = (typeof geometryMessages)['de'];

/** What a geometry is drawn as, in words. */
export const typeName = (type: GeojsonType, t: Texts): string => t[`type${type}` as 'type1'];
