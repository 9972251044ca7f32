import { FIRST_PLACES, type BasemapItem, type FirstPlaces } from '@umkreis/contract/item.ts';
import { isSameHoursPlace } from '@umkreis/contract/hours-place.ts';
import { hoursPlaceOf } from '@umkreis/content/place-of.ts';
import type { ItemPage } from '@umkreis/content/snapshots/item-page.ts';
import { isListed, mostImportant, type Importance } from '@umkreis/places/listed-places.ts';
import type { ApiContext } from '../context/context.ts';
import { DerivedPages } from '../content/derived-pages.ts';
import { loadImportances } from './importances.repository.ts';

/** For all branches together; a page of 1,000 items has about 20 kB. */
const MOST_BYTES = 16 * 1024 * 1024;
const BYTES_OF_ITEM = 2000;

/** What is kept of a page of items. */
interface Summary {
  /** Number of places that lists show, besides `closing` */
  count: number;
  /** The most important ones */
  first: readonly BasemapItem[];
  /** Places that close permanently, or have closed */
  closing: readonly BasemapItem[];
}

/** The most important places of the branches that fit into a document, always of the current content. */
export class FirstPlacesOfBranches {
  readonly #context: Pick<ApiContext, 'db' | 'content' | 'eventful'>;
  readonly #summaries: DerivedPages<Summary>;
  #categories: { version: number | undefined; all: Promise<Importance['categories']> } | undefined;

  constructor({
    db,
    content,
    eventful,
    snapshots,
  }: Pick<ApiContext, 'db' | 'content' | 'eventful'> & { snapshots: Pick<ApiContext['snapshots'], 'fragments'> }) {
    this.#context = { db, content, eventful };
    this.#summaries = new DerivedPages(content, snapshots.fragments, {
      most: MOST_BYTES,
      sizeOf: ({ first, closing }) => BYTES_OF_ITEM * (first.length + closing.length),
    });
  }

  /** @returns null while the items are read for the first time @throws the database's error */
  async of(branch: number, now: Date): Promise<FirstPlaces | null> {
    const { content, eventful } = this.#context;
    const [categories, { ids, key }] = await Promise.all([
      this.#currentCategories(),
      eventful.at(branch, now.getTime()),
    ]);
    const withEvents = new Set(ids);
    const importance: Importance = { categories, hasEvents: (id) => withEvents.has(id) };
    const derivation = {
      key: `${this.#categories?.version} ${key}`,
      derive: (_: number, page: ItemPage) => summaryOf(page, importance),
    };
    const owners = (content.branches.get(branch)?.owners ?? []).filter((owner) => content.isActive(owner));
    const ofOwners = await Promise.all(
      owners.map(async (owner) => {
        const { timeZone } = hoursPlaceOf(content)(owner);
        const pages = await this.#summaries.current(`${branch} ${owner}`, owner, derivation);
        if (!pages) return null;
        const open = pages.flatMap(({ closing }) => closing).filter((item) => isListed(item, now, timeZone));
        const total = pages.reduce((sum, { count }) => sum + count, open.length);
        return { total, items: [...pages.flatMap(({ first }) => first), ...open] };
      }),
    );
    if (!ofOwners.every((one) => one !== null)) return null;
    const all = ofOwners.flatMap(({ items }) => items);
    return {
      total: ofOwners.reduce((sum, { total }) => sum + total, 0),
      items: mostImportant(all, importance, FIRST_PLACES).map((item) => this.#withPlace(item, branch)),
    };
  }

  /** Adds time zone and holidays to an item whose owner's differ from those of the branch. */
  #withPlace(item: BasemapItem, branch: number): BasemapItem {
    const placeOf = hoursPlaceOf(this.#context.content);
    if (item.hoursPlace || item.branch === undefined) return item;
    const hoursPlace = placeOf(item.branch);
    return isSameHoursPlace(hoursPlace, placeOf(branch)) ? item : { ...item, hoursPlace };
  }

  /** Changes of categories increment the version of the main site. */
  #currentCategories(): Promise<Importance['categories']> {
    const version = this.#context.content.branches.get(0)?.contentVersion;
    if (this.#categories?.version !== version) {
      const all = loadImportances(this.#context.db);
      this.#categories = { version, all };
      all.catch(() => (this.#categories = undefined));
    }
    return this.#categories!.all;
  }
}

async function summaryOf(page: ItemPage, importance: Importance): Promise<Summary> {
  const items = JSON.parse(`[${(await page.text()).toString()}]`) as BasemapItem[];
  const listed = items.filter(({ duplicateOf }) => duplicateOf === undefined);
  const { open = [], closing = [] } = Object.groupBy(listed, ({ closed }) =>
    closed === undefined ? 'open' : 'closing',
  );
  return { count: open.length, first: mostImportant(open, importance, FIRST_PLACES), closing };
}
