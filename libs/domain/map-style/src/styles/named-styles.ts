import type { Flavour } from '../style-options.ts';

/** The parameters of a named style. */
export interface NamedStyle {
  flavour: Flavour;
  winter: boolean;
}

/** The product's own styles by name, served as `/styles/{name}.json`. */
export const namedStyles: Readonly<Record<string, NamedStyle>> = {
  strasse: { flavour: 'strasse', winter: false },
  topo: { flavour: 'topo', winter: false },
  satellit: { flavour: 'satellit', winter: false },
  '3d': { flavour: '3d', winter: false },
  winter: { flavour: 'strasse', winter: true },
  'topo-winter': { flavour: 'topo', winter: true },
};

/** The product's own style by name; null: none */
export const styleNamed = (name: string): NamedStyle | null =>
  Object.hasOwn(namedStyles, name) ? namedStyles[name]! : null;

/**
 * The own style that a URL refers to, resolved against `origin`; null for a third-party style, which has to be
 * fetched.
 */
export function ownStyleOf(url: string, origin: string): NamedStyle | null {
  const address = URL.canParse(url, origin) ? new URL(url, origin) : null;
  const name = address?.origin === origin ? /^\/styles\/([\w-]+)\.json$/.exec(address.pathname)?.[1] : undefined;
  return name === undefined ? null : styleNamed(name);
}
