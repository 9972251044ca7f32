import { openedAtom } from '@umkreis/guide/url/opened.ts';

/** Whether the print sheet is open */
export const printAtom = openedAtom('print');
