import { atom } from 'jotai';
import { queryValueAtom } from '@umkreis/guide/url/query.ts';
import { flavours, type Flavour } from '@umkreis/map-style/style-options.ts';

const nameAtom = queryValueAtom('style');

/** The style the map is drawn in, in the URL as `style`; Strasse is not named. */
export const flavourAtom = atom(
  (get): Flavour => flavours.find((known) => known === get(nameAtom)) ?? 'strasse',
  (_get, set, flavour: Flavour) => set(nameAtom, flavour === 'strasse' ? null : flavour),
);
