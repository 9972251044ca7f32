import type { Tag } from '@umkreis/contract/tag.ts';

/** Services of a restaurant, as keys of their tags */
export const services = ['takeout', 'delivery'] as const;
export type Service = (typeof services)[number];

/** Whether a tag states the service. */
export const isServiceTag = ({ tagKey, tagValue }: Pick<Tag, 'tagKey' | 'tagValue'>, service: Service): boolean =>
  tagKey === service && tagValue !== 'no';

/** Whether one of a place's tags states the service. */
export const offersService = (
  { tags }: { tags: readonly Pick<Tag, 'tagKey' | 'tagValue'>[] },
  service: Service,
): boolean => tags.some((tag) => isServiceTag(tag, service));
