import { categoryId, iconId } from './ids.ts';
import { mainCategories, type MainCategoryName } from './main-categories.ts';
import { subCategories } from './sub-categories.ts';

export interface CategoryRow {
  id: string;
  iconId: string;
  iconTitle: string;
  mainCategory: MainCategoryName;
  subCategory: string;
  mainCategoryName: { de: string; en: string };
  subCategoryName: { de: string; en: string };
  backgroundColorName: string;
  colorName: string;
  zOrder: number;
}

const GLYPH = '#FFFFFF';
/** Highlights premium exhibition stands; the only pair with a colour in the specification. */
const PREMIUM = '#FFC148';

/** The table that determines symbol, colour, filter and legend. */
export const categories: readonly CategoryRow[] = mainCategories.flatMap((main) =>
  subCategories[main.name].map(([en, de, icon, zOrder = 10]) => ({
    id: categoryId(main.name, en),
    iconId: iconId(icon),
    iconTitle: icon,
    mainCategory: main.name,
    subCategory: en,
    mainCategoryName: { de: main.de, en: main.name },
    subCategoryName: { de, en },
    backgroundColorName: en === 'Sales stand (premium)' ? PREMIUM : main.color,
    colorName: GLYPH,
    zOrder,
  })),
);

const byName = new Map(categories.map((row) => [`${row.mainCategory}/${row.subCategory}`, row]));

/** @throws Error for an unknown pair */
export function category(main: MainCategoryName, sub: string): CategoryRow {
  const row = byName.get(`${main}/${sub}`);
  if (!row) throw new Error(`no category ${main}/${sub}`);
  return row;
}

/** Category of items without one. */
export const fallbackCategoryId = categoryId('Place', 'Place');
