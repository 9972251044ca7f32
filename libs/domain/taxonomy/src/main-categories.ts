export interface MainCategory {
  name: string;
  de: string;
  color: string;
}

/** Main categories with the colour of their symbols; a white glyph has a contrast of at least 3:1 on them. */
export const mainCategories = [
  { name: 'Eating', de: 'Essen', color: '#D9480F' },
  { name: 'Drinking & Nightlife', de: 'Trinken & Nachtleben', color: '#A61E4D' },
  { name: 'Shopping', de: 'Einkaufen', color: '#C2255C' },
  { name: 'Activities', de: 'Aktivitäten', color: '#2B8A3E' },
  { name: 'Nature & Landscape', de: 'Natur & Landschaft', color: '#5C7F16' },
  { name: 'Sights', de: 'Sehenswürdigkeiten', color: '#1864AB' },
  { name: 'History & Politics', de: 'Geschichte & Politik', color: '#7F5539' },
  { name: 'Religion', de: 'Religion', color: '#6741D9' },
  { name: 'Entertainment & Culture', de: 'Unterhaltung & Kultur', color: '#9C36B5' },
  { name: 'Education & Science', de: 'Bildung & Wissenschaft', color: '#0B7285' },
  { name: 'Sleeping', de: 'Unterkunft', color: '#5F3DC4' },
  { name: 'Transport', de: 'Verkehr', color: '#364FC7' },
  { name: 'Service', de: 'Dienstleistungen', color: '#495057' },
  { name: 'Information', de: 'Information', color: '#1971C2' },
  { name: 'Craft & Produce', de: 'Handwerk & Produkte', color: '#B35900' },
  { name: 'Event', de: 'Veranstaltungen', color: '#E03131' },
  { name: 'Exhibition', de: 'Ausstellung', color: '#087F5B' },
  { name: 'Experience', de: 'Erlebnis', color: '#D6336C' },
  { name: 'Place', de: 'Orte', color: '#5C6370' },
  { name: 'Highway', de: 'Strassen & Wege', color: '#6B7280' },
] as const satisfies readonly MainCategory[];

export type MainCategoryName = (typeof mainCategories)[number]['name'];
