import type { Tag } from '@umkreis/contract/tag.ts';

/** What a place to eat may offer beside its tables; the keys of the tags that say so. */
export const services = ['takeout', 'delivery'] as const;
export type Service = (typeof services)[number];

/** Does the tag say that food is taken away or brought? */
export const isServiceTag = ({ tagKey, tagValue }: Pick<Tag, 'tagKey' | 'tagValue'>, service: Service): boolean =>
  tagKey === service && tagValue !== 'no';

/** Does a place have its food taken away or brought: does a tag say so? */
export const offersService = (
  { tags }: { tags: readonly Pick<Tag, 'tagKey' | 'tagValue'>[] },
  service: Service,
): boolean => tags.some((tag) => isServiceTag(tag, service));
