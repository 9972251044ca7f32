import { policyOrigin } from '@umkreis/contract/policy-origin.ts';

/** A video that a browser plays by itself; others have a page of their own. */
export const isVideoFile = (url: string): boolean =>
  URL.canParse(url) && /\.(mp4|m4v|webm|ogv)$/i.test(new URL(url).pathname);

/** Where the files among these addresses lie, each origin once, fit for a Content-Security-Policy. */
export function videoOrigins(urls: readonly string[]): string[] {
  const origins = urls
    .filter(isVideoFile)
    .map(policyOrigin)
    .filter((origin): origin is string => origin?.startsWith('https:') ?? false);
  return [...new Set(origins)].toSorted();
}

const providers: readonly (readonly [name: string, host: RegExp])[] = [
  ['YouTube', /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/],
  ['Vimeo', /(^|\.)vimeo\.com$/],
  ['Dailymotion', /(^|\.)(dailymotion\.com|dai\.ly)$/],
  ['Instagram', /(^|\.)instagram\.com$/],
  ['Facebook', /(^|\.)(facebook\.com|fb\.watch)$/],
  ['TikTok', /(^|\.)tiktok\.com$/],
];

/** Whose server a video lies on, as people call it: the provider's name, else the host. */
export function videoProvider(url: string): string {
  const host = new URL(url).host.toLowerCase();
  return providers.find(([, pattern]) => pattern.test(host))?.[0] ?? host.replace(/^www\./, '');
}
