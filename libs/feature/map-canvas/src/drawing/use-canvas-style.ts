import { useAtomValue } from 'jotai';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useLanguage } from '@umkreis/i18n/language.tsx';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { isPhoneQuery } from '@umkreis/guide-core/panel/panel-sizes.ts';
import { shortcutAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { flavourAtom } from '@umkreis/guide-core/map/flavour-atom.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';
import { seasonAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';
import { styleVersion } from '@umkreis/map-core/guide-style/basemap-style-choice.ts';
import { useBasemapStyle } from '@umkreis/map-core/guide-style/use-basemap-style.ts';
import { usePlaceTiles } from '@umkreis/map-core/guide-style/use-place-tiles.ts';

/** Basemap, layers and symbols of the map, for its flavour, season, level, topic and screen. */
export function useCanvasStyle() {
  const { boot } = useGuide();
  const language = useLanguage();
  const isPhone = useMediaQuery(isPhoneQuery);
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const flavour = useAtomValue(flavourAtom);
  const season = useAtomValue(seasonAtom);
  const level = useAtomValue(levelAtom);
  const shortcut = useAtomValue(shortcutAtom);
  const { symbols, placeTiles } = usePlaceTiles(shortcut);
  const choice = { boot, flavour, season, shortcut, level, dark, isPhone, placeTiles, language };
  const { basemap, layers } = useBasemapStyle(choice);
  /** `version` changes with the style. */
  return { basemap, layers, symbols, version: styleVersion(choice) };
}
