import type { MainCategoryName } from './main-categories.ts';

/**
 * Frequent objects along streets and paths: shown only at high zooms or on request. Names of the sub categories, by
 * main category.
 */
export const streetFurniture: Partial<Record<MainCategoryName, readonly string[]>> = {
  Activities: ['Fitness station', 'Table tennis'],
  'Nature & Landscape': ['Tree'],
  'History & Politics': ['Boundary stone', 'Plaque'],
  Religion: ['Wayside cross'],
  Shopping: ['Vending machine'],
  Transport: [
    'Bicycle parking',
    'Bicycle repair station',
    'Crossing',
    'Motorcycle parking',
    'Parking',
    'Subway entrance',
  ],
  Service: [
    'Animal feeding',
    'Bench',
    'Clock',
    'Compressed air',
    'Defibrillator',
    'Dog waste basket',
    'Drinking water',
    'Emergency phone',
    'Fire hydrant',
    'Grit bin',
    'Hunting stand',
    'Lounger',
    'Mast',
    'Picnic table',
    'Post box',
    'Recycling',
    'Telephone',
    'Vacuum cleaner',
    'Waste basket',
    'Waste disposal',
    'Water supply',
  ],
  Information: ['Board', 'Bulletin board', 'Guidepost', 'Map'],
};

/** Whether a category, by its English names, is street furniture. */
export const isStreetFurniture = (category: { mainCategory: string; subCategory: string } | undefined): boolean =>
  category !== undefined &&
  (streetFurniture[category.mainCategory as MainCategoryName]?.includes(category.subCategory) ?? false);
