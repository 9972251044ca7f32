import { atom } from 'jotai';
import { queryValueAtom } from '../address/query.ts';
import { flavours, type Flavour } from '@umkreis/map-style/style-options.ts';

const nameAtom = queryValueAtom('style');

/** The map's style, in the URL as `style`; 'strasse' is the default and omitted. */
export const flavourAtom = atom(
  (get): Flavour => flavours.find((flavour) => flavour === get(nameAtom)) ?? 'strasse',
  (_get, set, flavour: Flavour) => set(nameAtom, flavour === 'strasse' ? null : flavour),
);
