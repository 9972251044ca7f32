import type { FastifyInstance } from 'fastify';
import { appPictureSize } from '@umkreis/contract/app-pictures.ts';
import { appShortcutParameter, type AppShortcut } from '@umkreis/contract/app-shortcuts.ts';
import type { Boot, Language } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { appIconPath } from './app-icon/app-icon.ts';
import { pageTexts } from './pages/page-texts.ts';
import type { Site } from './site.ts';

const DAY_S = 86_400;
/** Of the W3C's list of categories for web applications. */
const categories = ['travel', 'navigation'];

const addressWith = (query: Readonly<Record<string, string>>) =>
  `${routes.map.to()}?${new URLSearchParams(query).toString()}`;
const shortcutAddress = (shortcut: AppShortcut, query: Readonly<Record<string, string>> = {}) =>
  addressWith({ [appShortcutParameter]: shortcut, ...query });

/** Serves /manifest.webmanifest of the requested site, by which browsers install it. `?lang=en` selects English. */
export function registerManifest(app: FastifyInstance, { branchOf, product }: Site): void {
  app.get<{ Querystring: { lang?: unknown } }>('/manifest.webmanifest', async (request, reply) => {
    const branch = await branchOf(request);
    if (branch === undefined)
      return reply.code(404).send({ type: '/problems/not-found', title: 'Not found', status: 404 });
    return reply
      .header('Cache-Control', `public, max-age=${DAY_S}`)
      .header('Content-Type', 'application/manifest+json')
      .send(JSON.stringify(manifestOf(branch, product(), request.query.lang === 'en' ? 'en' : 'de')));
  });
}

/** A web app manifest (W3C). @param branch null: the main site */
function manifestOf(branch: Branch | null, { name, primaryColor }: Boot['product'], language: Language): object {
  const t = pageTexts({ language, branch });
  return {
    id: '/map',
    name: branch ? `${branch.title} - ${name}` : name,
    short_name: branch?.shortTitle ?? name,
    description: branch ? t.branchDescription({ title: branch.title }) : t.description,
    lang: language,
    dir: 'ltr',
    start_url: routes.map.to(),
    scope: '/',
    display: 'standalone',
    categories,
    background_color: '#F6F4EF',
    theme_color: branch?.accentColor ?? primaryColor,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...(['any', 'maskable'] as const).flatMap((purpose) => [icon(192, purpose), icon(512, purpose)]),
    ],
    ...screenshotsOf(branch),
    shortcuts: [
      { name: t.list, url: shortcutAddress('list') },
      ...(branch?.hasEvents ? [{ name: t.agenda, url: addressWith({ events: '1' }) }] : []),
      { name: t.near, url: shortcutAddress('near', { sort: 'near' }) },
    ].map((shortcut) => ({ ...shortcut, icons: [icon(192, 'any')] })),
  };
}

/** The pictures that the branch has uploaded; without any the manifest has no such member. */
function screenshotsOf(branch: Branch | null): object {
  const screenshots = (branch?.appPictures ?? []).flatMap((name) => {
    const size = appPictureSize(name);
    return size
      ? {
          src: `/branches/${name}`,
          sizes: `${size.width}x${size.height}`,
          type: 'image/webp',
          form_factor: size.width > size.height ? 'wide' : 'narrow',
          label: branch!.title,
        }
      : [];
  });
  return screenshots.length > 0 ? { screenshots } : {};
}

const icon = (size: 192 | 512, purpose: 'any' | 'maskable') => ({
  src: appIconPath(size, purpose),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
