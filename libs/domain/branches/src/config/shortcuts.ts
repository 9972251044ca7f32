import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';

type Input = Pick<SearchShortcutConfig, 'title' | 'icon' | 'filter'> &
  Partial<Omit<SearchShortcutConfig, 'changeRequestSubtitle' | 'changeRequestSubtitleEn'>> & {
    /** Sentence in the change-request dialog */
    subtitle?: Bilingual;
    /** Values of the branch's own tag key, by which editors add places to the shortcut */
    curated?: readonly string[];
    /** Selecting it fits the map to places with these values of the branch's own tag key. */
    fitTo?: readonly string[];
  };

/**
 * The shortcuts of a branch, in both environments. Their ids are stable: branch number, position in the branch's
 * list and environment, as a UUID.
 * @param tagKey the branch's own, for curated places
 */
export function shortcutsOf(branchShortId: number, tagKey: string, inputs: Input[]): SearchShortcutConfig[] {
  return inputs.flatMap(({ curated = [], fitTo, subtitle, ...input }, index) =>
    (['development', 'production'] as const).map((env) => ({
      id: `5c000000-0000-5000-8${env === 'development' ? '0' : '1'}00-${String(branchShortId).padStart(4, '0')}${String(index + 1).padStart(8, '0')}`,
      env,
      allowItemAddition: false,
      allowChangeRequest: false,
      useDefaultMapBoundaries: true,
      note: input.title.de,
      showInFrameMenu: true,
      ...input,
      ...(subtitle && { changeRequestSubtitle: subtitle.de, changeRequestSubtitleEn: subtitle.en }),
      filter: {
        ...input.filter,
        ...(curated.length > 0 && {
          tags: [...(input.filter.tags ?? []), ...curated.map((tagValue) => ({ tagKey, tagValue }))],
        }),
      },
      ...(fitTo && { useMapBoundariesWithTags: fitTo.map((tagValue) => ({ tagKey, tagValue })) }),
    })),
  );
}

const both = (de: string, en: string) => ({ de, en });

/** The most popular shortcuts of a municipality */
export const eating: Input = {
  title: both('Essen & Trinken', 'Food & drink'),
  icon: 'restaurant',
  filter: { mainCategories: ['Eating', 'Drinking & Nightlife'] },
  curated: ['kulinarik'],
};
export const shopping: Input = {
  title: both('Einkaufen', 'Shopping'),
  icon: 'shop',
  filter: { mainCategories: ['Shopping', 'Craft & Produce'] },
  curated: ['einkaufen'],
};
export const sleeping: Input = {
  title: both('Unterkunft', 'Places to stay'),
  icon: 'lodging',
  filter: { mainCategories: ['Sleeping'] },
  curated: ['unterkunft'],
};
export const transport: Input = {
  title: both('Unterwegs', 'Getting around'),
  icon: 'bus',
  filter: { mainCategories: ['Transport'] },
  curated: ['transport'],
};
export const playgrounds: Input = {
  title: both('Spielplätze', 'Playgrounds'),
  icon: 'playground',
  filter: { subCategories: ['Playground'] },
  curated: ['spielplätze'],
};
export const sports: Input = {
  title: both('Sport & Freizeit', 'Sports & leisure'),
  icon: 'pitch',
  filter: { mainCategories: ['Activities'] },
  curated: ['sportstätten'],
};
export const sights: Input = {
  title: both('Geschichte & Kultur', 'History & culture'),
  icon: 'monument',
  filter: { mainCategories: ['Sights', 'History & Politics', 'Entertainment & Culture', 'Religion'] },
  curated: ['geschichte', 'funken'],
};
export const aed: Input = {
  title: both('Defibrillatoren', 'Defibrillators'),
  icon: 'defibrillator',
  filter: { subCategories: ['Defibrillator'] },
  curated: ['aed'],
};
export const education: Input = {
  title: both('Bildung & Betreuung', 'Education & care'),
  icon: 'school',
  filter: { mainCategories: ['Education & Science'] },
  curated: ['bildungBetreuung'],
};
export const eventsShortcut: Input = {
  title: both('Veranstaltungen', 'Events'),
  icon: 'star',
  filter: { hasEvents: true },
};
export const hiking: Input = {
  title: both('Wanderwege', 'Hiking trails'),
  icon: 'hiking',
  filter: { subCategories: ['Hiking route'] },
  curated: ['wege'],
};
export const practical: Input = {
  title: both('Praktisches', 'Good to know'),
  icon: 'information',
  filter: { mainCategories: ['Information', 'Service'] },
  curated: ['praktisches', 'button:nah'],
};
export const parking: Input = {
  title: both('Parkplätze', 'Parking'),
  icon: 'parking',
  filter: { subCategories: ['Parking', 'Charging station'] },
  showInFrameMenu: false,
};
export const exhibitors: Input = {
  title: both('Aussteller', 'Exhibitors'),
  icon: 'commercial',
  filter: { mainCategories: ['Exhibition'] },
  curated: ['aussteller', 'stand'],
};
/** Businesses of the category 'Service': a directory has no benches. */
const businessServices = [
  'Post office',
  'Bank',
  'Hospital',
  'Doctor',
  'Dentist',
  'Veterinary',
  'Therapy',
  'Social facility',
  'Nursing home',
  'Hairdresser',
  'Beauty',
  'Massage',
  'Tattoo',
  'Laundry',
  'Travel agency',
  'Real estate',
  'Insurance',
  'Lawyer',
  'Tax & accounting',
  'Architect',
  'Office',
  'Company',
  'IT',
  'Employment agency',
  'Association',
  'Copy shop',
  'Photographer',
  'Car repair',
  'Funeral services',
  'Tailor',
  'Key service',
  'Rental',
  'Storage',
  'Utility',
  'Animal shelter',
  'Service',
];
export const directory: Input = {
  title: both('Branchenverzeichnis', 'Business directory'),
  icon: 'commercial',
  filter: {
    mainCategories: ['Shopping', 'Craft & Produce', 'Eating', 'Drinking & Nightlife', 'Sleeping'],
    subCategories: businessServices,
  },
  curated: ['branchenverzeichnis'],
  allowItemAddition: true,
  allowChangeRequest: true,
};
const safety = [
  'verkehrssicherheit',
  'verkehrssicherheit:sichereWege',
  'verkehrssicherheit:übergang',
  'verkehrssicherheit:zonen',
  'verkehrssicherheit:baustellen',
];
export const roadSafety: Input = {
  title: both('Verkehrssicherheit', 'Road safety'),
  icon: 'caution',
  filter: { subCategories: ['Crossing', 'Danger', 'Encounter zone', 'Construction site'] },
  curated: safety,
  fitTo: safety,
  allowChangeRequest: true,
  allowItemAddition: true,
  subtitle: both('Eine gefährliche Stelle melden.', 'Report a dangerous spot.'),
  showInFrameMenu: false,
  useDefaultMapBoundaries: false,
};
export const coupons: Input = {
  title: both('Gutscheine', 'Coupons'),
  icon: 'gift',
  filter: {},
  curated: ['gutscheine'],
  fitTo: ['gutscheine'],
  useDefaultMapBoundaries: false,
};
