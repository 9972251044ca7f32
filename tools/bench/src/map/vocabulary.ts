import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Category, Icon } from '@umkreis/contract/category.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Vocabulary } from './serve-product.ts';

/** A public document of a running product. */
export const readApi = async <T>(apiUrl: string, path: string): Promise<T> =>
  (await (await fetch(`${apiUrl}${path}`)).json()) as T;

/** The branches and the vocabulary of a running product. */
export async function readVocabulary(apiUrl: string): Promise<{ branches: Branch[]; vocabulary: Vocabulary }> {
  const [branches, categories, tags, icons, detailKeys] = await Promise.all([
    readApi<Branch[]>(apiUrl, apiPaths.branches),
    readApi<Category[]>(apiUrl, apiPaths.categories),
    readApi<Tag[]>(apiUrl, apiPaths.tags),
    readApi<Icon[]>(apiUrl, apiPaths.icons),
    readApi<ItemDetailKey[]>(apiUrl, apiPaths.detailKeys),
  ]);
  return { branches, vocabulary: { categories, tags, icons, detailKeys } };
}
