import { z } from 'zod';
import { ACCENT_COLOR } from './accent-color.ts';
import { appPictureSize, MOST_APP_PICTURES } from './app-pictures.ts';
import { branch, breakpoint, mapCenter, type Branch } from './branch.ts';
import { policyOrigin } from './policy-origin.ts';
import { bounds, branchShortId, nanoId, plainText } from './ref.ts';

const yesNo = (key: keyof Branch) => z.boolean().describe(branch.shape[key].description ?? key);
const pixels = (most: number) => z.int().min(0).max(most);
/** A picture below /branches/: drawn, placed manually or uploaded. */
const picture = z
  .string()
  .regex(/^[\w-]{1,120}\.(svg|png|webp|jpg|avif)$/, 'names no picture')
  .nullable();
/** A picture of the app: uploaded, with its size in its name. */
const appPicture = z
  .string()
  .max(160)
  .refine(
    (name) => appPictureSize(name) !== null,
    'is less than 320 px short, or more than 2.3 times as long as short',
  );
const once = <T>(rows: T[], keyOf: (row: T) => unknown) => new Set(rows.map(keyOf)).size === rows.length;
const oncePerBreakpoint = <T extends { breakpoint: string }>(rows: T[]) =>
  once(rows, (row) => row.breakpoint) && rows.length === breakpoint.options.length;

const season = z
  .strictObject({
    id: z.enum(['[summer]', '[winter]']).describe('Season id'),
    title: z
      .strictObject({ de: plainText(40, 1).describe('German text'), en: plainText(40, 1).describe('English text') })
      .describe('Label'),
    path: z.enum(['sommer', 'winter']).describe('Segment in the URL, that of the id'),
    begins: z
      .string()
      .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'is no day of a year, MM-DD')
      .optional()
      .describe('First day of the season in a year, MM-DD'),
    styleUrl: z
      .string()
      .max(2000)
      .refine(
        (url) => /^\/styles\/[\w-]+\.json$/.test(url) || (url.startsWith('https://') && policyOrigin(url)),
        'takes an https address of a map style',
      )
      .nullable()
      .describe('Style of the season; null: the local style of the season'),
  })
  .refine(({ id, path }) => (id === '[summer]') === (path === 'sommer'), { path: ['path'], error: 'is not of the id' });

const level = z.strictObject({
  key: plainText(12, 1).describe('UG, EG, OG, 1, …'),
  sortOrder: z.int().min(-100).max(100).describe('Lowest first'),
  layerId: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .nullable()
    .describe('Map layer'),
  layerPath: z
    .string()
    .regex(/^\/branches\/\d{1,2}\/[\w-]{1,60}\/$/, 'is no folder of floor tiles, such as /branches/25/tiles_eg/')
    .nullable()
    .describe('Floor tiles'),
  isDefault: z.boolean().describe('Chosen at start'),
});

/** A page of the client; null: there is none. */
const ownPage = z
  .url({ protocol: /^https$/, error: 'is no address that begins with https://' })
  .max(500)
  .nullable();

/** Settings of a branch that its editors may change, as in {@link branch}. */
const settings = {
  title: plainText(120, 1).describe('Full name of the client'),
  shortTitle: plainText(60, 1).describe('Short name'),
  menuTitle: plainText(120, 1).describe('Heading of the menu'),
  menuText: plainText(2000).describe('Text of the menu, in German'),
  menuTextEn: plainText(2000).describe('That text in English'),
  contentLanguage: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'is no language such as de, en or zh-Hans')
    .describe('Language of the titles and texts of its places, BCP 47'),
  accentColor: z.string().regex(ACCENT_COLOR, 'is no colour #RRGGBB').describe("The branch's colour"),
  logo: picture.describe('Image file name below /branches/; null: none'),
  menuButton: picture.describe('Image of the menu button; null: a plain one'),
  appPictures: z
    .array(appPicture)
    .max(MOST_APP_PICTURES)
    .refine((names) => once(names, (name) => name), 'each picture once')
    .describe('Pictures that browsers show when they offer to install the app, upright and wide; empty: none'),
  menuButtonWidth: z.int().min(32).max(160).describe('px, 105 or 64 by configuration'),
  feedbackEmail: z.email().max(200).nullable().describe("Feedback address; null: the product's"),
  imprintUrl: ownPage.describe('Address of the imprint'),
  privacyUrl: ownPage.describe('Address of the privacy policy'),
  accessibilityUrl: ownPage.describe('Address of the accessibility statement'),
  hasEvents: yesNo('hasEvents'),
  hasStreets: yesNo('hasStreets'),
  hasSearchShortcuts: yesNo('hasSearchShortcuts'),
  showSearchShortcutsInItemDetail: yesNo('showSearchShortcutsInItemDetail'),
  showMapPopup: yesNo('showMapPopup'),
  fitsFound: yesNo('fitsFound'),
  showsCommonsPictures: yesNo('showsCommonsPictures'),
  mapCenter: z
    .array(
      z.strictObject({
        ...mapCenter.shape,
        zoom: z.number().min(1).max(20).describe('MapLibre zoom'),
        pitch: z.number().min(0).max(61.5).describe('Degrees'),
      }),
    )
    .refine(oncePerBreakpoint, 'one camera for each of xs, smAndUp and md')
    .describe('Camera at start per breakpoint; within the area'),
  mapBoundaries: z
    .array(
      z.strictObject({
        breakpoint,
        lngLatSwNeBounds: bounds.refine(([[west, south], [east, north]]) => west < east && south < north, {
          error: 'has no extent',
        }),
        bearing: z.number().min(-180).max(180).optional().describe('Degrees'),
      }),
    )
    .refine(oncePerBreakpoint, 'one area for each of xs, smAndUp and md')
    .describe("Area per breakpoint; meets that of the branch's places"),
  currentSeasonId: z.enum(['[summer]', '[winter]']).nullable().describe('Season at start; one of the seasons'),
  filterItemsBySeason: yesNo('filterItemsBySeason'),
  seasons: z
    .array(season)
    .max(2)
    .refine((rows) => once(rows, (row) => row.id), 'each season once')
    .describe('Seasons'),
  levels: z
    .array(level)
    .max(30)
    .refine((rows) => once(rows, (row) => row.key), 'each floor once')
    .refine((rows) => rows.length === 0 || rows.filter((row) => row.isDefault).length === 1, 'one floor is the first')
    .describe('Floor levels'),
  hasKiosk: yesNo('hasKiosk'),
  kiosk: z
    .strictObject({
      globalMarginTop: pixels(1200).describe('px'),
      globalMarginBottom: pixels(1200).describe('px'),
      screenSaverEnabled: z.boolean().describe('Slide show when idle'),
      idleSeconds: z.int().min(15).max(3600).describe('Idle time before the reset, in s'),
      resetOnEveryMove: z.boolean().describe('Every map move counts as use; else the first 3 are ignored'),
      mapPaddingBottom: pixels(1200).nullable().describe('Bottom map padding on wide screens, px; null: the default'),
    })
    .describe('Kiosk settings'),
  centerItem: z
    .strictObject({
      devItemNanoId: nanoId.nullable().describe('In development'),
      productionItemNanoId: nanoId.nullable().describe('In production'),
    })
    .describe("Item of the kiosk's centre button; the branch shows it"),
  inFrame: z
    .strictObject({
      logo: picture.describe('Image below /branches/'),
      logoHeight: z
        .string()
        .regex(/^\d{1,3}(\.\d{1,2})?(px|rem|em|vh)$/, 'is no CSS length such as 32px')
        .describe('CSS length'),
      showSearchShortcuts: z.boolean().describe('Shortcuts in the menu'),
      title: plainText(120, 1).describe('Heading'),
      escapeFromFrameOnSearchShortcutClick: z.boolean().describe('A shortcut opens the full map in a new tab'),
    })
    .describe('Settings for the embedded map'),
} as const satisfies Partial<Record<keyof Branch, z.ZodType>>;

export type BranchSetting = keyof typeof settings;
export const branchSettingNames = Object.keys(settings) as BranchSetting[];
const whole = z.strictObject(settings);
export type BranchSettings = z.infer<typeof whole>;

/** PUT /branches/{branchShortId}/settings: writes only the given fields. */
export const branchSettingsUpdate = whole
  .partial()
  .extend({ version: z.int().min(1).describe('Version that the editor saw') })
  .describe('Settings of a branch');
export type BranchSettingsUpdate = z.infer<typeof branchSettingsUpdate>;

const visibleField = branch.pick(
  Object.fromEntries(branchSettingNames.map((name) => [name, true])) as Record<BranchSetting, true>,
);
/** GET /branches/{branchShortId}/settings */
export const editedBranch = z
  .object({
    branchShortId,
    version: z.int().describe('Grows with every write; an edit sends the one it saw'),
    settings: visibleField.describe('As visitors see them'),
    configured: visibleField.describe('As they are without what editors set'),
    edited: z.array(z.enum(branchSettingNames)).describe('Settings that editors changed'),
  })
  .describe('Settings of a branch as an editor sees them');
export type EditedBranch = z.infer<typeof editedBranch>;

/** POST /branches/{branchShortId}/logo/ */
export const uploadedLogo = z
  .object({ logo: z.string().describe('File name below /branches/, to be set as logo, or among `appPictures`') })
  .describe('Uploaded picture, which nothing shows yet');
/** What an uploaded picture is for. */
export const uploadedLogoQuery = z.strictObject({
  use: z.enum(['logo', 'app']).default('logo').describe('app: one of `appPictures`, at most 1280 px wide'),
});

/** The valid settings among the stored ones; invalid ones are omitted. */
export function readBranchSettings(kept: unknown): Partial<BranchSettings> {
  if (typeof kept !== 'object' || kept === null) return {};
  const rows = kept as Record<string, unknown>;
  return Object.fromEntries(
    branchSettingNames.flatMap((name) => {
      const read = Object.hasOwn(rows, name) ? settings[name].safeParse(rows[name]) : undefined;
      return read?.success ? [[name, read.data]] : [];
    }),
  );
}

const missing: Partial<Record<BranchSetting, unknown>> = { menuTextEn: '', appPictures: [] };

/** A branch's settings with sorted keys, so that two can be compared as text. */
export function settingsOf(whole: Branch): BranchSettings {
  return Object.fromEntries(
    branchSettingNames.map((name) => {
      const value = whole[name] ?? missing[name] ?? null;
      const read = settings[name].safeParse(value);
      return [name, read.success ? read.data : value];
    }),
  ) as unknown as BranchSettings;
}

/** Whether a value is valid for a setting, without regard to other settings. */
export const isSoundSetting = (name: BranchSetting, value: unknown): boolean => settings[name].safeParse(value).success;
