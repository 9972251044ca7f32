import { openedAtom } from '@umkreis/guide/url/opened.ts';

/** The print sheet is open. */
export const printAtom = openedAtom('print');
