import type { Branch } from '@umkreis/contract/branch.ts';
import type { Category, Icon } from '@umkreis/contract/category.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { archiveOfPlaces } from '@umkreis/content/snapshots/places-archive.ts';
import { joinPlaces } from '@umkreis/places/join-places.ts';
import { referenceOf } from '@umkreis/taxonomy/reference-of.ts';
import type { Routes } from './desk-server.ts';
import { passOn } from './pass-on.ts';
import type { Carry } from './phone-line.ts';
import { sendTile } from './send-tile.ts';
import type { Tile } from './synthetic-tiles.ts';

/** Branches with more items are served as tiles, as in the API. */
const LARGEST_DOCUMENT = 20_000;

export interface Vocabulary {
  categories: readonly Category[];
  tags: readonly Tag[];
  icons: readonly Icon[];
  detailKeys: readonly ItemDetailKey[];
}

/** The places in the formats of the product's page, created once per size. */
export interface ProductPlaces {
  isTiled: boolean;
  document: Buffer;
  /** The same places as an archive of vector tiles; null if the API serves them. */
  archive: Buffer | null;
  reference: Buffer;
  tile: Tile;
  /** Places with a word in their titles, in the API's format. */
  search(text: string, limit: number): Buffer;
}

export async function productPlaces(
  branch: Branch,
  places: readonly BasemapItem[],
  tile: Tile,
  vocabulary: Vocabulary,
): Promise<ProductPlaces> {
  const isTiled = places.length > LARGEST_DOCUMENT;
  const titles = places.map(({ title }) => title.toLowerCase());
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  const reference = referenceOfPlaces(branch, places, vocabulary);
  const now = new Date();
  return {
    isTiled,
    document: json({
      branchShortId: branch.shortId,
      version: String(now.getTime()),
      total: places.length,
      tiled: isTiled,
      items: isTiled ? [] : places,
    }),
    archive: isTiled ? null : await archiveOf(places, reference, now, branch.timeZone),
    reference: json(reference),
    tile,
    search(text, limit) {
      const word = text.trim().toLowerCase();
      const found = places.filter((_, nr) => titles[nr]!.includes(word));
      return json({ items: found.slice(0, limit), total: Math.min(found.length, 10_000) });
    },
  };
}

/** The reference data that the API would write for a snapshot of these places. */
function referenceOfPlaces(
  { searchShortcuts }: Branch,
  places: readonly BasemapItem[],
  { detailKeys, ...all }: Vocabulary,
): ReferenceDocument {
  const details = new Set(places.flatMap((place) => Object.keys(place.details ?? {})));
  return {
    version: 'bench',
    ...referenceOf(all, {
      categoryIds: new Set(places.flatMap((place) => place.categories)),
      tagIds: new Set(places.flatMap((place) => place.tags ?? [])),
      iconTitles: [
        ...detailKeys.filter(({ keyName }) => details.has(keyName)).map(({ iconTitle }) => iconTitle),
        ...searchShortcuts.map(({ icon }) => icon),
      ],
    }),
  };
}

async function archiveOf(
  places: readonly BasemapItem[],
  { categories, tags }: ReferenceDocument,
  now: Date,
  timeZone: string,
): Promise<Buffer> {
  const joined = joinPlaces(places, {
    categories: new Map(categories.map((category) => [category.id, category])),
    tags: new Map(tags.map((tag) => [tag.id, tag])),
    events: [],
    now,
    timeZone,
  });
  return Buffer.from((await archiveOfPlaces(joined)).bytes);
}

/** Serves these places to the product's page instead of the branch's own. */
export async function serveProduct(
  context: Routes,
  carry: Carry,
  { document, archive, reference, tile, search }: ProductPlaces,
): Promise<void> {
  const respond = (path: RegExp, bodyOf: (url: URL) => Buffer) =>
    context.route(path, async (route) => {
      const url = new URL(route.request().url());
      const body = bodyOf(url);
      await carry(url.pathname, body);
      await route.fulfill({ status: 200, contentType: 'application/json', body });
    });
  await respond(/\/json\/basemap-items|\/api\/items\/basemap\//, () => document);
  await respond(/\/json\/reference-/, () => reference);
  if (archive) await serveArchive(context, carry, archive);
  else await withoutArchive(context, carry);
  await respond(/\/api\/items\/search\//, ({ searchParams }) =>
    search(searchParams.get('text') ?? '', Number(searchParams.get('limit') ?? 50)),
  );
  await context.route(/\/api\/items\/tiles\//, (route) => sendTile(route, tile, carry));
  // The API does not know these places.
  await context.route(/\/api\/items\/nanoid\//, (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
  );
}

/** Responds with the byte ranges that the map requests. */
async function serveArchive(context: Routes, carry: Carry, archive: Buffer): Promise<void> {
  await context.route(/\/json\/places-/, async (route) => {
    const { range = '' } = await route.request().allHeaders();
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range)!;
    const body = archive.subarray(Number(from), Number(to) + 1);
    await carry(`${new URL(route.request().url()).pathname} ${range}`, body);
    await route.fulfill({
      status: 206,
      contentType: 'application/octet-stream',
      headers: { 'content-range': `bytes ${from}-${Number(from) + body.length - 1}/${archive.length}` },
      body,
    });
  });
}

/** The page as the edge sends it for a branch with tiles, which has no archive. */
async function withoutArchive(context: Routes, carry: Carry): Promise<void> {
  await context.route(/\/map(?:\?|$)/, async (route) => {
    const { status, headers, body } = await passOn(route.request());
    const page = Buffer.from(
      body.toString().replaceAll(/"placesArchive":"[^"]*"/g, '"placesArchive":null,"isTiled":true'),
    );
    await carry('/map', page);
    await route.fulfill({ status, headers, body: page });
  });
}
