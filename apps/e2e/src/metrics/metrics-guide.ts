import type { APIRequestContext } from '../support/test.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Contest } from '@umkreis/contract/contest.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import { branch, items } from '../support/guide-data.ts';
import { hostUrl, mainUrl } from '../support/instance.ts';
import { staffHeaders } from '../support/staff-token.ts';

/** A place with everything that a visitor can follow, and its URLs. */
export interface MetricsGuide {
  placeUrl: string;
  placeTitle: string;
  wayPoint: string;
  related: string;
  contestUrl: string;
  mapUrl: string;
  waysUrl: string;
  embedUrl: string;
  kioskHost: string;
  frameTitle: string;
  /** Titles of topics on the hosts of the place and of the map. */
  shortcut: string;
  mapShortcut: string;
  /** Title of a detail key as on the card. */
  titleOf(keyName: string): string;
}

const links = [
  'airbnb',
  'booking',
  'directly',
  'tableDirectly',
  'takeoutDirectly',
  'deliveryDirectly',
  'menu',
  'whatsapp',
  'usageRequestDirectly',
  'transportBusLineScheduleDownload',
  'instagram',
  'eventBuyTicketsUrl',
];
const OWNER = 1;
/** Branch that shows topics on a place's card. */
const REGION = 12;

/** Creates the place like a member of staff. */
export async function createMetricsGuide(request: APIRequestContext): Promise<MetricsGuide> {
  const headers = await staffHeaders();
  const get = async <T>(url: string) => (await (await request.get(`${mainUrl}/api${url}`)).json()) as T;
  const post = async <T>(url: string, data: object): Promise<T> => {
    const response = await request.post(`${mainUrl}/api${url}`, { headers, data });
    if (response.status() !== 201) throw new Error(`${url} answered ${response.status()}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const [keys, categories, contests, home, region, resort, all] = await Promise.all([
    get<ItemDetailKey[]>('/items/details/keys/'),
    get<Category[]>('/categories/'),
    get<Contest[]>('/contests/'),
    branch(OWNER),
    branch(REGION),
    branch(21),
    items(OWNER),
  ]);
  const key = (name: string) => keys.find(({ keyName }) => keyName === name)!;
  const title = `Gasthof Messbar ${Date.now()}`;
  const [wayPoint, related] = all.filter(
    (item) => item.title && !item.title.includes('(') && all.filter((other) => other.title === item.title).length === 1,
  );
  const { lon, lat } = home.mapCenter[0]!;
  const place = await post<{ id: string; nanoId: string }>('/items', {
    branchShortId: OWNER,
    title,
    lat,
    lon,
    categoryIds: [categories.find(({ subCategory }) => subCategory === 'Restaurant')!.id],
    details: [
      ['hours', 'Mo-Su 08:00-22:00'],
      ['phone', '+423 232 10 20'],
      ['email', 'haus@place.example'],
      ['url', 'https://place.example'],
      ...links.map((name) => [name, `https://${name.toLowerCase()}.example`]),
    ].map(([name, dataValue]) => ({ dataKeyV2: key(name!).id, dataValue })),
  });
  await post('/items/mentions/', { itemId: place.id, title: 'Ein Bericht', url: 'https://zeitung.example/bericht' });
  await post('/items/items/', { itemParentId: place.id, itemChildId: wayPoint!.id, relationshipId: 2 });
  await post('/items/items/', { itemParentId: place.id, itemChildId: related!.id, relationshipId: 4 });
  for (const end = Date.now() + 20_000; !(await items(OWNER)).some(({ nanoId }) => nanoId === place.nanoId);) {
    if (Date.now() > end) throw new Error('the new place is not on the map');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const contest = contests.find(
    ({ itemId, branchShortId, dateBegin }) => itemId && branchShortId && Date.parse(dateBegin) < Date.now(),
  )!;
  const contestBranch = await branch(contest.branchShortId!);
  const contestPlace = (await items(contestBranch.shortId)).find(({ id }) => id === contest.itemId)!;
  const topic = (of: typeof home) =>
    of.searchShortcuts.find(({ env, showInFrameMenu }) => env === 'development' && showInFrameMenu)!;
  const directory = home.searchShortcuts.find(
    ({ env, allowChangeRequest, filter }) =>
      env === 'development' && allowChangeRequest && filter.mainCategories?.includes('Eating'),
  )!;
  return {
    placeUrl: `${hostUrl(region.subdomain)}/map/place/${place.nanoId}`,
    placeTitle: title,
    wayPoint: wayPoint!.title,
    related: related!.title,
    contestUrl: `${hostUrl(contestBranch.subdomain)}/map/place/${contestPlace.nanoId}`,
    mapUrl: `${hostUrl(home.subdomain)}/map`,
    waysUrl: `${hostUrl(resort.subdomain)}/map/winter`,
    embedUrl: `${hostUrl(home.subdomain)}/embed/search-shortcut/${directory.id}`,
    kioskHost: resort.subdomain,
    frameTitle: home.inFrame.title,
    shortcut: topic(region).title.de,
    mapShortcut: topic(home).title.de,
    titleOf: (keyName) => key(keyName).keyTitle.de,
  };
}
