import { openedAtom } from '@umkreis/guide-core/address/opened.ts';

/** Whether the print sheet is open */
export const printAtom = openedAtom('print');
