import type { MapPlace } from '@umkreis/map-style/points/map-place.ts';
import type { ItemPage } from './item-page.ts';
import { placesReader, type ArchivedBranch, type ArchivedNames, type PagePlaces } from './page-places.ts';
import { archiveOfPlaces, type Pause, type PlacesArchive } from './places-archive.ts';

/** Places in memory for the next archive, of all branches together; about 1 kB each. */
const MOST_PLACES = 40_000;

interface State {
  /** What the places depend on, besides their pages */
  key: string;
  byPage: ReadonlyMap<ItemPage, PagePlaces>;
  size: number;
  tiles: PlacesArchive['tiles'];
}

/** Archives of the branches' places. Only what has changed since a branch's previous archive is read and encoded. */
export class BranchArchives {
  /** The least recently built one first */
  readonly #states = new Map<number | null, State>();

  /**
   * @param version of the names
   * @param at when the snapshot was created
   * @param pause called between pages and tiles
   */
  async build(
    branch: ArchivedBranch,
    pages: readonly ItemPage[],
    { names, version }: { names: ArchivedNames; version: string },
    at: Date,
    pause?: Pause,
  ): Promise<Uint8Array> {
    const key = JSON.stringify([version, branch.timeZone, branch.hoursPlaces]);
    const stored = this.#states.get(branch.shortId);
    this.#states.delete(branch.shortId);
    const earlier = stored?.key === key ? stored : undefined;
    const read = placesReader(branch, names, at);
    const byPage = new Map<ItemPage, PagePlaces>();
    const places: MapPlace[] = [];
    for (const page of pages) {
      const known = earlier?.byPage.get(page);
      if (!known || known.isTemporary) await pause?.();
      const ofPage = known && !known.isTemporary ? known : await read(page);
      byPage.set(page, ofPage);
      places.push(...ofPage.places);
    }
    await pause?.();
    const { bytes, tiles } = await archiveOfPlaces(places, { earlier: earlier?.tiles, pause });
    this.#store(branch.shortId, { key, byPage, size: places.length, tiles });
    return bytes;
  }

  #store(branch: number | null, state: State): void {
    this.#states.set(branch, state);
    let size = [...this.#states.values()].reduce((sum, one) => sum + one.size, 0);
    for (const [first, one] of this.#states) {
      if (size <= MOST_PLACES) return;
      this.#states.delete(first);
      size -= one.size;
    }
  }
}
