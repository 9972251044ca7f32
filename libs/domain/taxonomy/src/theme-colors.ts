/**
 * Colours of the colour names in tags, dark enough to be read on white. The accent and the colours of opening hours
 * belong to the interface.
 */
export const fleaMarketColors = {
  adultsClothingAccessories: '#A61E4D',
  artDecor: '#862E9C',
  books: '#5F3DC4',
  carAccessories: '#495057',
  cdDvdGames: '#364FC7',
  electronics: '#1864AB',
  equestrianEquipment: '#7F5539',
  fleamarketSuprises: '#C2255C',
  furniture: '#8A4B08',
  gamesPuzzles: '#6741D9',
  gardenItems: '#2B6E33',
  hobbiesCrafts: '#9C36B5',
  householdItems: '#0B6B63',
  kidsItems: '#B4460F',
  music: '#1D4ED8',
  petSupplies: '#5B6B0C',
  specialCollectibles: '#7A5A00',
  sportsLeisure: '#087F5B',
  toolsEquipment: '#4A5568',
  travelLuggage: '#0B7285',
} as const;

/** Colour name of a tag without one. */
export const defaultTagColorName = 'accentPink';
