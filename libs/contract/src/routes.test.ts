import { describe, expect, test } from 'vitest';
import { escapeUrl, ownUrl } from './escape-url.ts';
import { routes, slug } from './routes.ts';

test.each([
  ['Gasthof Adler', 'gasthof-adler'],
  ['  Zum   Löwen\t& Bären ', 'zum-löwen-&-bären'],
  ['Feuerwehr/Polizei', 'feuerwehr-polizei'],
  ['', ''],
  ['   ', ''],
])('converts %j to the slug %j', (title, expected) => expect(slug(title)).toBe(expected));

describe('addresses', () => {
  test.each([
    [routes.mapPlace.to('abcdefgh', 'Gasthof Löwen'), '/map/place/abcdefgh/gasthof-l%C3%B6wen'],
    [routes.mapPlace.to('abcdefgh', null), '/map/place/abcdefgh'],
    [routes.mapPlace.to('abcdefgh', ' '), '/map/place/abcdefgh'],
    [routes.mapStreet.to('abcdefgh', 'Im Äuli'), '/map/street/abcdefgh/im-%C3%A4uli'],
    [routes.mapBuilding.to('abcdefgh'), '/map/building/abcdefgh'],
    [routes.mapSearchShortcutTags.to('id', '', ['a', 'b']), '/map/search-shortcut/id/-/tags/a,b'],
    [routes.mapSeason.to('winter'), '/map/winter'],
    [routes.mapPlace.to('abcdefgh', '../../dashboard?x#y'), '/map/place/abcdefgh/..-..-dashboard%3Fx%23y'],
  ])('%s', (address, expected) => expect(address).toBe(expected));

  test('reads a title back from its address', () => {
    const [, , , , title] = routes.mapPlace.to('abcdefgh', 'Café & Bar 100 %').split('/');
    expect(decodeURIComponent(title!)).toBe('café-&-bar-100-%');
  });
});

describe('escape from the frame', () => {
  const product = { origin: 'https://umkreis.example' };
  const live = {
    main: { isDemo: true },
    branch: { shortId: 1, liveDomain: 'karte.vaduz.example', subdomain: 'x', isDemo: true },
    product,
  };
  const none = {
    main: { isDemo: true },
    branch: { shortId: 1, liveDomain: null, subdomain: 'x', isDemo: true },
    product,
  };

  test.each([
    [routes.mapPlace.to('abcdefgh', 'Adler'), '/map/place/abcdefgh/adler'],
    [routes.mapStreet.to('abcdefgh', 'Städtle'), '/map/street/abcdefgh/st%C3%A4dtle'],
    [routes.mapBuilding.to('abcdefgh', 'Rathaus'), '/map/building/abcdefgh/rathaus'],
    [routes.mapSearchShortcut.to('abcdefgh'), '/map/search-shortcut/abcdefgh'],
    [routes.map.to(), '/map'],
  ])(
    "%s opens on the live domain, else on the main host, or on the branch's host if the main site does not have it",
    (path, expected) => {
      const isOnMain = /^\/map(\/place\/|$)/.test(path);
      expect(escapeUrl(live, path)).toBe(`https://karte.vaduz.example${expected}`);
      expect(escapeUrl(none, path)).toBe(`https://${isOnMain ? '' : 'x.'}umkreis.example${expected}`);
      expect(escapeUrl({ main: { isDemo: true }, branch: null, product }, path)).toBe(
        `https://umkreis.example${expected}`,
      );
    },
  );

  test.each([
    [live, undefined, 'https://karte.vaduz.example'],
    [none, undefined, 'https://x.umkreis.example'],
    [none, 1, 'https://x.umkreis.example'],
    [none, 2, 'https://umkreis.example'],
    [{ ...none, branch: null }, 2, 'https://umkreis.example'],
  ])('names the host of the guide that owns a place, or the main host, which redirects', (guide, owner, host) =>
    expect(ownUrl(guide, '/map/place/abcdefgh', owner)).toBe(`${host}/map/place/abcdefgh`),
  );
});
