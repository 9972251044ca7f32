import { defineBranch, type BranchConfig, type BranchInput } from './branch-config.ts';
import { eating, eventsShortcut, exhibitors, parking, shortcutsOf } from './shortcuts.ts';

/** Trade fairs and temporary events: dense stands, so labels appear at high zoom and may overlap. */
export function fair(
  input: Pick<BranchInput, 'shortId' | 'subdomain' | 'title' | 'tagKey' | 'accentColor'> & Partial<BranchInput>,
): BranchConfig {
  return defineBranch({
    kind: 'fair',
    hasStreets: false,
    showMapPopup: true,
    labels: {
      namesMinZoom: 18,
      pointMinZoom: 18,
      highlightedMinZoom: 17,
      highlightedOptional: true,
      allowOverlapOnWide: true,
    },
    searchShortcuts: shortcutsOf(input.shortId, input.tagKey, [
      { ...exhibitors, allowChangeRequest: true },
      eating,
      eventsShortcut,
      parking,
      {
        title: { de: 'Eingänge', en: 'Entrances' },
        icon: 'entrance',
        filter: { subCategories: ['Entrance/Exit'] },
        curated: ['halle', 'zelt'],
      },
      {
        title: { de: 'Toiletten', en: 'Toilets' },
        icon: 'toilet',
        filter: { subCategories: ['Toilet'] },
        showInFrameMenu: false,
      },
      {
        title: { de: 'Sponsoren', en: 'Sponsors' },
        icon: 'star',
        filter: {},
        curated: ['hauptsponsor', 'presentingPartner', 'patronat'],
        fitTo: ['hauptsponsor', 'presentingPartner', 'patronat'],
        useDefaultMapBoundaries: false,
      },
    ]),
    ...input,
  });
}
