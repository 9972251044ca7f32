import { sql } from 'kysely';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { ImportedRow } from '@umkreis/contract/transfer.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';
import { distanceKm } from '@umkreis/geometry/distance.ts';
import { sameName } from './same-name.ts';

/** Rows of one place are rarely farther apart, m */
const NEAR_M = 150;
/** Cells of a grid that positions are compared in, degrees: at least that distance up to 76° of latitude */
const CELL_LAT = 0.0014;
const CELL_LON = 0.006;
const MOST = 3;

export interface NewPlace {
  index: number;
  title: string;
  at: LngLat;
  /** Main categories; none: not known */
  mains: readonly string[];
}

interface Neighbour {
  index: number;
  id: string;
  title: string;
  isOwn: boolean;
  lat: number;
  lon: number;
  mains: string[];
}

/**
 * Existing items of a branch with the same name and kind nearby, by the index of the new place.
 * @param except IDs that are no duplicates
 */
export async function findSimilar(
  db: Reader,
  branch: number,
  places: readonly NewPlace[],
  except: ReadonlySet<string>,
): Promise<Map<number, ImportedRow['similar']>> {
  if (places.length === 0) return new Map();
  const cells = JSON.stringify(places.flatMap(({ index, at }) => cellsAround(at).map((cell) => ({ index, ...cell }))));
  // Equal cells make a hash join: each item is read once, however many places there are.
  const { rows } = await sql<Neighbour>`
    select p.index, i.id, i.title, i.lat, i.lon, i.owner_id = ${branch} as "isOwn",
      array(select distinct c.main_category from item_categories l join categories c on c.id = l.category_id
        where l.owner_id = i.owner_id and l.item_id = i.id) as mains
    from jsonb_to_recordset(${cells}::jsonb) as p(index int, x int, y int)
    join items i on floor(i.lon / ${CELL_LON}::float8) = p.x and floor(i.lat / ${CELL_LAT}::float8) = p.y
    where i.date_binned is null and i.date_permanently_closed is null
      and (i.owner_id = ${branch} or i.owner_id in (select owner_id from branch_owners
        where branch_id = ${branch}))`.execute(db);
  const others = rows.filter(({ id }) => !except.has(id));
  const byIndex = Map.groupBy(others, ({ index }) => index);
  return new Map(places.map((place) => [place.index, similarOf(place, byIndex.get(place.index) ?? [])] as const));
}

/** The cell of a position and those around it. */
function cellsAround([lon, lat]: LngLat): { x: number; y: number }[] {
  const [x, y] = [Math.floor(lon / CELL_LON), Math.floor(lat / CELL_LAT)];
  return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy })));
}

function similarOf({ title, at, mains }: NewPlace, neighbours: readonly Neighbour[]): ImportedRow['similar'] {
  const isSameKind = (other: readonly string[]) =>
    mains.length === 0 || other.length === 0 || other.some((main) => mains.includes(main));
  return neighbours
    .filter((one) => isSameKind(one.mains) && sameName(title, one.title))
    .map(({ id, title: name, isOwn, lat, lon }) => ({
      id,
      title: name,
      isOwn,
      distance: Math.round(distanceKm(at, [lon, lat]) * 1000),
    }))
    .filter(({ distance }) => distance <= NEAR_M)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST);
}
