import { areaAround, camerasAt } from './camera.ts';
import { defineBranch, type BranchConfig, type BranchInput } from './branch-config.ts';
import {
  aed,
  directory,
  eating,
  education,
  eventsShortcut,
  hiking,
  parking,
  playgrounds,
  practical,
  roadSafety,
  shopping,
  shortcutsOf,
  sights,
  sleeping,
  sports,
  transport,
} from './shortcuts.ts';

/**
 * A municipality of Liechtenstein: its camera until an extract provides one, and the shortcuts of a municipality.
 * @param center of the village, [lon, lat]
 */
export function municipality({
  center,
  ...input
}: Pick<BranchInput, 'shortId' | 'title' | 'accentColor'> &
  Partial<BranchInput> & { center: readonly [lon: number, lat: number] }): BranchConfig {
  const subdomain = input.title.toLowerCase();
  return defineBranch({
    kind: 'municipality',
    subdomain,
    tagKey: subdomain,
    menuTitle: `Gemeinde ${input.title}`,
    mapCenter: camerasAt(center, 14.2),
    mapBoundaries: areaAround(center, [2.4, 2]),
    extractArea: { adminLevel: 8, name: input.title },
    searchShortcuts: shortcutsOf(input.shortId, subdomain, [
      eating,
      shopping,
      eventsShortcut,
      playgrounds,
      sports,
      sights,
      hiking,
      sleeping,
      transport,
      parking,
      education,
      aed,
      practical,
      {
        ...directory,
        subtitle: {
          de: `Den eigenen Betrieb aus ${input.title} ins Branchenverzeichnis eintragen.`,
          en: `Add your company from ${input.title} to our business directory.`,
        },
      },
      roadSafety,
    ]),
    ...input,
  });
}
