import type { Boot } from '@umkreis/contract/boot.ts';
import type { GuideEngine } from '@umkreis/guide-engine/engine/guide-engine.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { GuideData } from '../guide-data.ts';
import { Visit } from './visit.ts';

/** A place named 'Adler' with the nanoId 'abcdefgh'. */
export const placeOf = (item: Partial<Place['item']> = {}): Place => ({
  item: { id: 'a', nanoId: 'abcdefgh', title: 'Adler', lat: 47.1, lon: 9.5, categories: [], ...item },
  categories: [],
  tags: [],
  events: [],
  hasEvents: false,
  isPermanentlyClosed: false,
  isDormant: false,
});

/**
 * A visit to a guide whose engine responds with these methods only.
 * @param branch fields of the branch besides its zone
 */
export function visitTo(address: string, branch: object, engine: Partial<GuideEngine>): Visit {
  const boot = {
    branch: { timeZone: 'Europe/Vaduz', levels: [], seasons: [], mapCenter: [], searchShortcuts: [], ...branch },
    main: { center: [47, 9] },
  } as unknown as Boot;
  const data = {
    status: 'ready',
    engine: engine as GuideEngine,
    edition: {},
    categories: new Map(),
    tags: new Map(),
    events: [],
  } as unknown as GuideData;
  return new Visit(address, null, boot, data);
}

/** The query for a single place, of these places. */
export const onePlaceOf =
  (...places: readonly Place[]): GuideEngine['place'] =>
  (nanoId) => {
    const place = places.find(({ item }) => item.nanoId === nanoId);
    return Promise.resolve(place ? { place, relatedPlaces: [] } : null);
  };
