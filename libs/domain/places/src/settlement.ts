import type { Category } from '@umkreis/contract/category.ts';

const settlements: ReadonlySet<string> = new Set(['Municipality', 'Village', 'District', 'Hamlet', 'Locality']);

/** Whether places of a category, by its English names, are where people live: a town, a hamlet. */
export const isSettlementKind = ({ mainCategory, subCategory }: Pick<Category, 'mainCategory' | 'subCategory'>) =>
  mainCategory === 'Place' && settlements.has(subCategory);
