/** What a reader of the changelog uses, in the order it is told, and the folders that it is made of. */
const areas: readonly (readonly [name: string, folders: RegExp])[] = [
  ['Map, for visitors', /^(apps\/(map|shell)|libs\/(guide|guide-engine|map-\w+|search|chat|opening-hours|ui))\//],
  ['Embed', /^apps\/embed\//],
  ['Kiosk', /^apps\/kiosk\//],
  ['Dashboard, for editors', /^apps\/dashboard\//],
  ['API and data', /^(apps\/api|libs\/(db|contract|media|api-client)|tools\/(osm-import|gtfs-import|demo-region))\//],
  ['Operations', /^(apps\/edge|libs\/(serving|federation|metrics)|tools\/(start|deploy|backup|staff)|docker)\//],
  ['Branches and taxonomy', /^libs\/(branches|taxonomy|place-rules|i18n)\//],
];

/** Areas by name, first to last. */
export const areaNames: readonly string[] = areas.map(([name]) => name);

/** Tests, samples and what is only for them. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\/|^apps\/e2e\//.test(file);

/**
 * The area that a change is about: the one with most changed lines, tests aside.
 * @returns null: nothing of it ships
 */
export function areaOf(changes: readonly { file: string; lines: number }[]): string | null {
  const lines = areas.map(([name, folders]) => ({
    name,
    lines: changes.reduce((sum, one) => sum + (folders.test(one.file) && !isTest(one.file) ? one.lines : 0), 0),
  }));
  const most = lines.reduce((best, one) => (one.lines > best.lines ? one : best));
  return most.lines > 0 ? most.name : null;
}
