/** Scene of a category; '' for those whose picture would say nothing. */
const ofSub: Record<string, string> = {
  'Ski slope': 'winter', 'Chairlift': 'winter', 'Gondola lift': 'winter', 'Cable car': 'winter', 'Platter lift': 'winter', 'Sledging run': 'winter', 'Cross-country skiing': 'winter', 'Winter hiking route': 'winter', 'Ice rink': 'winter',
  'Playground': 'playground', 'Youth centre': 'playground', 'Kindergarten': 'playground', 'Swimming': 'lake', 'Bathing place': 'lake', 'Fishing': 'lake', 'Lake': 'lake', 'River': 'lake', 'Boat trip': 'lake',
  'Café': 'drink', 'Tea house': 'drink', 'Ice cream parlour': 'drink', 'Bakery': 'drink', 'Confectionery': 'drink', 'Forest': 'trail', 'Park': 'trail', 'Garden': 'trail', 'Fountain': 'village', 'Bridge': 'village', 'Building': 'village', 'Zoo': 'trail',
  'Town hall': 'village', 'Museum': 'castle', 'Alpine hut': 'mountains', 'Mountain restaurant': 'meal', 'Tourist office': 'village', 'Vacant shop': '', 'Vending machine': '', 'Wayside cross': 'trail', 'Cemetery': 'church',
  'Sales stand': 'shop', 'Sales stand (event)': 'shop', 'Sales stand (premium)': 'shop', 'Flea market stand': 'shop', 'Entrance/Exit': '', 'Cloakroom': '', 'First aid': '', 'Information desk': '', 'Elevator': '', 'Boundary stone': '', 'Locality': '',
};
const ofMain: Record<string, string> = {
  'Eating': 'meal', 'Drinking & Nightlife': 'drink', 'Shopping': 'shop', 'Craft & Produce': 'shop', 'Activities': 'trail', 'Nature & Landscape': 'mountains', 'Sights': 'castle', 'History & Politics': 'village',
  'Religion': 'church', 'Entertainment & Culture': 'stage', 'Education & Science': 'village', 'Sleeping': 'inn', 'Event': 'stage', 'Exhibition': 'stage', 'Experience': 'mountains', 'Place': 'village',
};

/** The scene that suits a category, by its sub category first. @returns undefined where none does */
export const sceneOf = (main: string, sub: string): string | undefined => (ofSub[sub] ?? ofMain[main]) || undefined;
