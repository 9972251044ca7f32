import type { KioskNotice } from '@umkreis/contract/kiosk-sign.ts';

/** Characters of notices that fit on a screen together */
const PAGE = 240;
const PAGE_MS = 20_000;

/** The notices of a day, in pages that fit on a screen. @param day YYYY-MM-DD in the branch's zone */
export function noticePages(notices: readonly KioskNotice[], day: string): string[][] {
  const pages: string[][] = [];
  let length = 0;
  for (const { text, from, to } of notices) {
    if (day < from || day > to) continue;
    const last = pages.at(-1);
    if (last && length + text.length <= PAGE) {
      last.push(text);
      length += text.length;
    } else {
      pages.push([text]);
      length = text.length;
    }
  }
  return pages;
}

/** The page at a time: each is visible for 20 s. */
export const pageAt = (now: Date, pages: number): number => Math.floor(now.getTime() / PAGE_MS) % Math.max(1, pages);
