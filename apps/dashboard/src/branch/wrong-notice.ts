import type { KioskNotice, KioskSign } from '@umkreis/contract/kiosk-sign.ts';

/** Whether the API rejects a notice. */
export const isWrongNotice = ({ text, from, to }: KioskNotice): boolean => !text.trim() || !from || !to || to < from;

export const hasWrongNotice = (sign: KioskSign | null): boolean => sign?.notices.some(isWrongNotice) ?? false;
