import type { Category } from '@umkreis/contract/category.ts';
import type { ItemSearchQuery } from '@umkreis/contract/item.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { isKind, type Question } from '@umkreis/query-parser/question.ts';
import { nothing } from './tag-groups.ts';

/** A chat question as query parameters of the API, with the same words, categories and tags. */
export function tiledQuestion(
  { searchText: words, requirements: asks, where }: Question,
  categories: Iterable<Category>,
  position: LngLat | null,
): Partial<ItemSearchQuery> {
  const kinds = asks.filter(isKind).flat();
  const ids = [...categories]
    .filter(({ mainCategory, subCategory }) =>
      kinds.some((criterion) =>
        criterion.kind === 'main'
          ? criterion.mainCategory === mainCategory
          : criterion.kind === 'sub' && criterion.subCategories.includes(subCategory),
      ),
    )
    .map(({ id }) => id);
  const tags = asks
    .filter((one) => !isKind(one))
    .flatMap((one) => one.flatMap((criterion) => (criterion.kind === 'tag' ? criterion.tagIds : [])));
  const from = where?.how === 'near' ? where.at : position;
  return {
    ...(words && { text: words }),
    ...(kinds.length > 0 && { categories: ids.length > 0 ? ids.join(',') : nothing }),
    ...(tags.length > 0 && { tags: tags.join(',') }),
    ...(from && { near: from.join(',') }),
  };
}
