import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Item } from '@umkreis/contract/item.ts';

export interface PageMeta { title: string; description: string; canonical: string }

/** Title, description and address of a page, for readers that run no script. */
export async function pageMeta(url: URL, boot: Boot, apiUrl: string): Promise<PageMeta> {
  const where = boot.branch?.title;
  const canonicalOrigin = boot.branch ? branchOrigin(boot) : boot.product.origin;
  const general: PageMeta = {
    title: where ? `${where} - ${boot.product.name}` : boot.product.name,
    description: where
      ? `Die schönsten Orte in ${where} entdecken: Karte, Öffnungszeiten, Veranstaltungen und Tipps.`
      : 'Die schönsten Orte entdecken: ein persönlicher Reiseführer und Inspiration auf einer Karte.',
    canonical: canonicalOrigin + url.pathname,
  };
  const nanoId = /^\/map\/place\/([\w-]{8})(\/|$)/.exec(url.pathname)?.[1];
  if (!nanoId) return general;
  const item = await placeOf(apiUrl + apiPaths.item(nanoId));
  if (!item?.title) return general;
  const short = item.itemDetails.find((detail) => detail.dataKeyName === 'shortDescription')?.dataValue;
  const address = item.addresses[0];
  return {
    ...general,
    title: `${item.title} - ${boot.product.name}`,
    description: short ?? [item.title, address && `${address.street} ${address.housenumber}`.trim(), address?.city].filter(Boolean).join(', '),
  };
}

function branchOrigin(boot: Boot): string {
  if (boot.branch?.liveDomain) return `https://${boot.branch.liveDomain}`;
  const origin = new URL(boot.product.origin);
  return `${origin.protocol}//${boot.branch!.subdomain}.${origin.host}`;
}

async function placeOf(url: string): Promise<Item | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(300) });
    return response.ok ? ((await response.json()) as Item) : undefined;
  } catch {
    return undefined;
  }
}
