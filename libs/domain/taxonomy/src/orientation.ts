import type { MainCategoryName } from './main-categories.ts';

type Kinds = Partial<Record<MainCategoryName, readonly string[] | 'all'>>;

/** What people look for to know where they are. Names of the sub categories, by main category. */
const landmarks: Kinds = {
  Sights: 'all',
  'History & Politics': ['Town hall', 'Historic site'],
  Religion: ['Church', 'Monastery', 'Mosque', 'Place of worship'],
  'Entertainment & Culture': ['Museum', 'Theatre', 'Concert hall', 'Cultural centre'],
  'Education & Science': ['University'],
  'Nature & Landscape': ['Viewpoint', 'Waterfall', 'Lake', 'Peak', 'Park'],
  Transport: ['Railway station', 'Cable car', 'Gondola lift'],
  Place: ['Square'],
};

/** What people search for when they need it, and do not know a town by. */
const services: Kinds = {
  Service: 'all',
  Shopping: ['Pharmacy', 'Supermarket', 'Convenience store', 'Drugstore'],
  Transport: ['Bus station', 'Fuel station', 'Charging station', 'Car rental', 'Car sharing', 'Taxi'],
  'Education & Science': ['School', 'Kindergarten', 'Childcare'],
};

interface Kind {
  mainCategory: string;
  subCategory: string;
}

const isOf =
  (kinds: Kinds) =>
  ({ mainCategory, subCategory }: Kind): boolean => {
    const names = kinds[mainCategory as MainCategoryName];
    return names === 'all' || (names?.includes(subCategory) ?? false);
  };

/** Whether places of a category, by its English names, are landmarks. */
export const isLandmarkKind = isOf(landmarks);

/** Whether places of a category, by its English names, are everyday services. */
export const isServiceKind = isOf(services);
