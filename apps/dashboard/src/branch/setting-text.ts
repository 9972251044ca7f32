import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import type { Language } from '@umkreis/contract/boot.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';
import { numberText } from '@umkreis/i18n/number-text.ts';
import { branchMessages } from './messages/branch.ts';
import { branchSettingMessages } from './messages/branch-settings.ts';

interface Context {
  t: TextsOf<typeof branchMessages>;
  s: TextsOf<typeof branchSettingMessages>;
  language: Language;
  /** Places of the values, by public ID */
  places: NonNullable<ItemRevision['names']>;
}

type Formats = { [Field in keyof BranchSettings]?: (value: BranchSettings[Field], context: Context) => string };

const none = '–';
/** Decimals of a coordinate: about 10 m */
const COORDINATE_DIGITS = 4;

const numbers = (values: readonly number[], { language }: Context) =>
  values.map((value) => numberText(value, language, COORDINATE_DIGITS)).join(', ');
const yesOrNo = (value: boolean, { t }: Context) => (value ? t.yes : t.no);
const line = (label: string, value: string) => `${label}: ${value}`;
const screenOf = (breakpoint: BranchSettings['mapCenter'][number]['breakpoint'], { t }: Context) =>
  ({ xs: t.breakpointXs, smAndUp: t.breakpointSmAndUp, md: t.breakpointMd })[breakpoint];
const picture = (value: string | null, { t, s }: Context) => (value === null ? t.noLogo : s.picture);

const formats: Formats = {
  contentLanguage: (value, { language }) => new Intl.DisplayNames(language, { type: 'language' }).of(value) ?? value,
  logo: picture,
  menuButton: picture,
  appPictures: (value, { s }) => (value.length === 0 ? none : s.pictures({ n: value.length })),
  mapCenter: (rows, context) =>
    rows
      .map(({ breakpoint, lat, lon, zoom, pitch, bearing }) =>
        line(
          screenOf(breakpoint, context),
          [
            numbers([lat, lon], context),
            `${context.t.zoom} ${numberText(zoom, context.language, 1)}`,
            pitch !== 0 && line(context.t.pitch, numberText(pitch, context.language)),
            bearing !== 0 && line(context.t.bearing, numberText(bearing, context.language)),
          ]
            .filter(Boolean)
            .join(' · '),
        ),
      )
      .join('\n'),
  mapBoundaries: (rows, context) =>
    rows
      .map(({ breakpoint, lngLatSwNeBounds: [[west, south], [east, north]] }) =>
        line(screenOf(breakpoint, context), `${numbers([south, west], context)} – ${numbers([north, east], context)}`),
      )
      .join('\n'),
  currentSeasonId: (value, { t }) => (value === null ? t.byDate : seasonName(value, t)),
  seasons: (rows, { t }) =>
    rows
      .map(({ id, title, begins, styleUrl }) =>
        [line(seasonName(id, t), `${title.de} / ${title.en}`), begins && line(t.begins, begins), styleUrl]
          .filter(Boolean)
          .join(' · '),
      )
      .join('\n'),
  levels: (rows, { t }) =>
    rows
      .toSorted((a, b) => a.sortOrder - b.sortOrder)
      .map(({ key, layerPath, isDefault }) => [key, isDefault && t.isDefault, layerPath].filter(Boolean).join(' · '))
      .join('\n'),
  kiosk: (value, context) => {
    const { t } = context;
    return [
      line(t.marginTop, String(value.globalMarginTop)),
      line(t.marginBottom, String(value.globalMarginBottom)),
      line(t.paddingBottom, value.mapPaddingBottom === null ? none : String(value.mapPaddingBottom)),
      line(t.idleSeconds, String(value.idleSeconds)),
      line(t.screenSaver, yesOrNo(value.screenSaverEnabled, context)),
      line(t.everyMove, yesOrNo(value.resetOnEveryMove, context)),
    ].join('\n');
  },
  centerItem: ({ productionItemNanoId: id }, { t, s, places }) => {
    if (id === null) return t.noItem;
    const place = places[id];
    return place?.title || s.unknownPlace;
  },
  inFrame: (value, context) => {
    const { t } = context;
    return [
      line(t.frameTitle, value.title),
      line(t.logo, picture(value.logo, context)),
      line(t.frameLogoHeight, value.logoHeight),
      line(t.frameShortcuts, yesOrNo(value.showSearchShortcuts, context)),
      line(t.frameEscape, yesOrNo(value.escapeFromFrameOnSearchShortcutClick, context)),
    ].join('\n');
  },
};

const seasonName = (id: '[summer]' | '[winter]', t: Context['t']) => (id === '[summer]' ? t.summer : t.winter);

/** A setting's value for people: names instead of codes and IDs; the parts of a composite value with their labels. */
function settingText(field: string, value: unknown, context: Context): string {
  if (value === undefined || value === '' || (value === null && !(field in formats))) return none;
  if (typeof value === 'boolean') return yesOrNo(value, context);
  const format = formats[field as keyof BranchSettings] as ((value: unknown, context: Context) => string) | undefined;
  return (format ? format(value, context) : String(value)) || none;
}

/** `settingText` in the current language. */
export function useSettingText(): (field: string, value: unknown, places?: ItemRevision['names']) => string {
  const t = useMessages(branchMessages);
  const s = useMessages(branchSettingMessages);
  const language = useLanguage();
  return (field, value, places = {}) => settingText(field, value, { t, s, language, places });
}
