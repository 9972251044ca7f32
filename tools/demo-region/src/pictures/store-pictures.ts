import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import type { Db } from '@umkreis/db/database.ts';
import { prune, upsert, type Table } from '@umkreis/db/upsert.ts';
import { derivedId } from '@umkreis/taxonomy/ids.ts';
import { topPlaces } from '../events/demo-events.ts';
import type { Drawn } from './draw-pictures.ts';
import { sceneOf } from './scene-of.ts';

const CREDIT = 'Erfundene Zeichnung';
const LICENCE = 'CC0';
/** Percentage of places of an illustrated category that get a picture. */
const SHARE = 70;

const files: Table = {
  name: 'media_files',
  key: ['hash'],
  columns: {
    hash: 'text',
    type: 'text',
    bytes: 'int',
    width: 'int',
    height: 'int',
    color: 'text',
    renditions: 'jsonb',
    is_ready: 'boolean',
  },
  onChange: 'is_complete = false, attempts = 0',
};
const media: Table = {
  name: 'item_media',
  key: ['owner_id', 'id'],
  onChange: 'date_updated = now()',
  columns: {
    owner_id: 'smallint',
    id: 'uuid',
    item_id: 'uuid',
    file_hash: 'text',
    kind: 'smallint',
    title: 'text',
    alt: 'text',
    credit: 'text',
    licence: 'text',
    sort_order: 'int',
    source: 'text',
  },
};

interface PlaceRow {
  owner_id: number;
  id: string;
  title: string;
  source_ref: string;
  main: string;
  sub: string;
}

/**
 * Adds the drawings to most of the demonstration's places. Changes by editors to a place's pictures are
 * preserved.
 * @returns number of added pictures
 */
export async function storePictures(db: Db, drawn: readonly Drawn[]): Promise<number> {
  await upsert(
    db,
    files,
    drawn.flatMap(({ file }) => (file ? [{ ...file, is_ready: true }] : [])),
  );
  const { rows } =
    await sql<PlaceRow>`select i.owner_id, i.id, i.title, i.source_ref, c.main_category as main, c.sub_category as sub
      from items i
    join lateral (select l.category_id from item_categories l where l.owner_id = i.owner_id and l.item_id = i.id
      order by l.sort_order limit 1) l on true
    join categories c on c.id = l.category_id
    where i.source = 'demo' and i.title <> '' and i.source_ref is not null
      and not 'media' = any(i.edited_fields)`.execute(db);
  const placePictures = rows.flatMap((place) => picturesOf(place, drawn));
  const ofDemo = sql`t.source = 'demo' and i.owner_id = t.owner_id and i.id = t.item_id
    and not 'media' = any(i.edited_fields)`;
  await prune(db, media, placePictures, ofDemo, 'items i');
  await upsert(db, media, placePictures);
  return placePictures.length;
}

function picturesOf(place: PlaceRow, drawn: readonly Drawn[]) {
  const number = numberOf(place.source_ref);
  const of = (scene: string) => drawn.filter((one) => one.scene === scene);
  const pick = (scene: string, offset = 0) => {
    const all = of(scene);
    return all[(number + offset) % all.length];
  };
  const scene = sceneOf(place.main, place.sub);
  const isTop = topPlaces.includes(place.title);
  const pictures: [picture: Drawn | undefined, kind: number][] = [];
  if (scene && (isTop || number % 100 < SHARE)) {
    pictures.push([pick(scene), itemMediumKeys.picture]);
    if (isTop || number % 10 < 3)
      pictures.push([pick(scene === 'village' ? 'mountains' : 'village', 1), itemMediumKeys.picture]);
    if (isTop || place.sub === 'Viewpoint' || place.sub === 'Peak')
      pictures.push([pick('panorama'), itemMediumKeys.panorama]);
  }
  if (place.main === 'Exhibition' || (place.main === 'Shopping' && number % 10 < 2))
    pictures.push([pick('logo'), itemMediumKeys.logo]);
  return pictures.flatMap(([picture, kind], index) =>
    picture
      ? [
          {
            owner_id: place.owner_id,
            id: derivedId('demoMedium', `${place.id}/${index}`),
            item_id: place.id,
            file_hash: picture.hash,
            kind,
            title: '',
            alt: picture.alt,
            credit: CREDIT,
            licence: LICENCE,
            sort_order: index + 1,
            source: 'demo',
          },
        ]
      : [],
  );
}

/** A stable number per place. */
const numberOf = (ref: string) => createHash('sha1').update(ref).digest().readUInt32BE(0);
