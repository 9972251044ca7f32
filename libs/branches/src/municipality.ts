import { defineBranch, type BranchConfig, type BranchInput } from './branch-config.ts';
import { aed, directory, eating, education, eventsShortcut, hiking, parking, playgrounds, practical, shopping, shortcutsOf, sights, sleeping, sports, transport } from './shortcuts.ts';

/** A municipality of Liechtenstein: bounds from the extract, the shortcuts of a municipality. */
export function municipality(input: Pick<BranchInput, 'shortId' | 'title' | 'accentColor'> & Partial<BranchInput>): BranchConfig {
  const subdomain = input.title.toLowerCase();
  return defineBranch({
    kind: 'municipality',
    subdomain,
    tagKey: subdomain,
    menuTitle: `Gemeinde ${input.title}`,
    extractArea: { adminLevel: 8, name: input.title },
    searchShortcuts: shortcutsOf(input.shortId, [
      eating, shopping, eventsShortcut, playgrounds, sports, sights, hiking, sleeping, transport, parking, education, aed, practical,
      { ...directory, changeRequestSubtitle: `Den eigenen Betrieb aus ${input.title} ins Branchenverzeichnis eintragen.` },
    ]),
    ...input,
  });
}
