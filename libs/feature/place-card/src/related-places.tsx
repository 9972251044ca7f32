import type { Item } from '@umkreis/contract/item.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { RelatedList } from './related-list.tsx';

/** relationshipId */
const wayPoint = 2;
const relatedKind = 4;

/** Places along a way, in their order */
export const wayPointsOf = ({ itemChildren }: Item) =>
  itemChildren.filter(({ relationshipId }) => relationshipId === wayPoint);

/** Way-points, parents, children and other places related to a place. */
export function RelatedPlaces({ item }: { item: Item }) {
  const t = useMessages(cardMessages);
  const wayPoints = wayPointsOf(item);
  const children = item.itemChildren.filter(
    ({ relationshipId }) => relationshipId !== wayPoint && relationshipId !== relatedKind,
  );
  const parents = item.itemParents.filter(({ relationshipId }) => relationshipId !== relatedKind);
  const related = [...item.itemChildren, ...item.itemParents].filter(
    ({ relationshipId }) => relationshipId === relatedKind,
  );
  return (
    <>
      <RelatedList title={t.wayPoints} items={wayPoints} of={item} metric="item_detail_waypoint_item_click" isWay />
      <RelatedList title={t.partOf} items={parents} of={item} metric="item_detail_related_item_click" />
      <RelatedList title={t.contains} items={children} of={item} metric="item_detail_related_item_click" />
      <RelatedList title={t.related} items={related} of={item} metric="item_detail_related_item_click" />
    </>
  );
}
