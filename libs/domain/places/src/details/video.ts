import { policyOrigin } from '@umkreis/contract/policy-origin.ts';

/** Whether a browser can play the video itself; others are linked. */
export const isVideoFile = (url: string): boolean =>
  URL.canParse(url) && /\.(mp4|m4v|webm|ogv)$/i.test(new URL(url).pathname);

/** Origins of the files among these URLs, without duplicates, for a Content-Security-Policy. */
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

/** Name of the provider of a video, otherwise its host. */
export function videoProvider(url: string): string {
  const host = new URL(url).host.toLowerCase();
  return providers.find(([, pattern]) => pattern.test(host))?.[0] ?? host.replace(/^www\./, '');
}
