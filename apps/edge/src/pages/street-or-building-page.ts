import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { Building, Street } from '@umkreis/contract/street.ts';
import { html } from './html.ts';
import type { PageContext, PageFacts } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { breadcrumbs, coverOf, siteName } from './site-facts.ts';

/**
 * The page of a street or a building. Buildings are not indexed: there are thousands of nearly identical
 * pages.
 */
export async function streetOrBuildingPage(
  kind: 'street' | 'building',
  nanoId: string,
  context: PageContext,
): Promise<PageFacts | null | undefined> {
  const { api, branch, origin, version } = context;
  // The main site has no streets of its own.
  if (!branch) return undefined;
  const all = await api.read<(Street | Building)[]>(
    kind === 'street' ? apiPaths.streets(branch.shortId) : apiPaths.buildings(branch.shortId),
    version,
  );
  const entry = all?.find((one) => one.nanoId === nanoId);
  if (!entry) return all && null;
  const t = pageTexts(context);
  const title = entry.title || entry.city;
  const canonical = origin + (kind === 'street' ? routes.mapStreet : routes.mapBuilding).to(entry.nanoId, entry.title);
  return {
    status: 200,
    title,
    canonical,
    isIndexed: kind === 'street',
    picture: coverOf(context),
    description: t.street({ name: title, hasTown: Boolean(entry.city), town: entry.city }),
    jsonLd: [
      {
        '@type': 'Place',
        name: title,
        url: canonical,
        geo: { '@type': 'GeoCoordinates', latitude: entry.lat, longitude: entry.lon },
        address: {
          '@type': 'PostalAddress',
          streetAddress: entry.title,
          addressLocality: entry.city,
          addressCountry: branch.countryCode.toUpperCase(),
        },
      },
      breadcrumbs([
        { name: siteName(context), url: origin + routes.map.to() },
        { name: title, url: canonical },
      ]),
    ],
    body: html`<header><h1 lang="${contentLanguageOf(branch)}">${title}</h1></header><p>${t.street({ name: title, hasTown: Boolean(entry.city), town: entry.city })}</p>`,
  };
}
