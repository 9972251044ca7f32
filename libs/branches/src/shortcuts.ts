import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';

type Input = Pick<SearchShortcutConfig, 'title' | 'icon' | 'filter'> & Partial<SearchShortcutConfig>;

/**
 * A shortcut of one branch, in the given environments.
 * Ids are stable: branch number, place in the branch's list and environment, written as a UUID.
 */
export function shortcutsOf(branchShortId: number, inputs: Input[]): SearchShortcutConfig[] {
  return inputs.flatMap((input, index) =>
    (['development', 'production'] as const).map((env) => ({
      id: `5c000000-0000-5000-8${env === 'development' ? '0' : '1'}00-${String(branchShortId).padStart(4, '0')}${String(index + 1).padStart(8, '0')}`,
      env,
      allowItemAddition: false,
      allowChangeRequest: false,
      useDefaultMapBoundaries: true,
      note: input.title.de,
      showInFrameMenu: true,
      ...input,
    })),
  );
}

const both = (de: string, en: string) => ({ de, en });

/** What visitors of a municipality look for most. */
export const eating: Input = { title: both('Essen & Trinken', 'Food & drink'), icon: 'restaurant', filter: { mainCategories: ['Eating', 'Drinking & Nightlife'] } };
export const shopping: Input = { title: both('Einkaufen', 'Shopping'), icon: 'shop', filter: { mainCategories: ['Shopping', 'Craft & Produce'] } };
export const sleeping: Input = { title: both('Unterkunft', 'Places to stay'), icon: 'lodging', filter: { mainCategories: ['Sleeping'] } };
export const transport: Input = { title: both('Unterwegs', 'Getting around'), icon: 'bus', filter: { mainCategories: ['Transport'] } };
export const playgrounds: Input = { title: both('Spielplätze', 'Playgrounds'), icon: 'playground', filter: { subCategories: ['Playground'] } };
export const sports: Input = { title: both('Sport & Freizeit', 'Sports & leisure'), icon: 'pitch', filter: { mainCategories: ['Activities'] } };
export const sights: Input = { title: both('Geschichte & Kultur', 'History & culture'), icon: 'monument', filter: { mainCategories: ['Sights', 'History & Politics', 'Entertainment & Culture', 'Religion'] } };
export const aed: Input = { title: both('Defibrillatoren', 'Defibrillators'), icon: 'defibrillator', filter: { subCategories: ['Defibrillator'] } };
export const education: Input = { title: both('Bildung & Betreuung', 'Education & care'), icon: 'school', filter: { mainCategories: ['Education & Science'] } };
export const eventsShortcut: Input = { title: both('Veranstaltungen', 'Events'), icon: 'star', filter: { hasEvents: true } };
export const hiking: Input = { title: both('Wanderwege', 'Hiking trails'), icon: 'hiking', filter: { subCategories: ['Hiking route'] } };
export const practical: Input = { title: both('Praktisches', 'Good to know'), icon: 'information', filter: { mainCategories: ['Information', 'Service'] } };
export const parking: Input = { title: both('Parkplätze', 'Parking'), icon: 'parking', filter: { subCategories: ['Parking', 'Charging station'] } };
export const exhibitors: Input = { title: both('Aussteller', 'Exhibitors'), icon: 'commercial', filter: { mainCategories: ['Exhibition'] } };
export const directory: Input = {
  title: both('Branchenverzeichnis', 'Business directory'),
  icon: 'commercial',
  filter: { mainCategories: ['Shopping', 'Craft & Produce', 'Service', 'Eating'] },
  allowItemAddition: true,
  allowChangeRequest: true,
};
