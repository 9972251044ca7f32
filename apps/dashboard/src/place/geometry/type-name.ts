import type { Item } from '@umkreis/contract/item.ts';
import type { geometryMessages } from '../messages/geometry.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';

export type GeojsonType = Item['geojsons'][number]['itemGeojsonType'];
type Texts = TextsOf<typeof geometryMessages>;

/** Name of a geometry type. */
export const typeName = (type: GeojsonType, t: Texts): string => t[`type${type}` as 'type1'];
