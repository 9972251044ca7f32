/** Limits of pictures in a web app manifest: browsers ignore others. */
const SHORTEST_SIDE = 320;
const LONGEST_RATIO = 2.3;
/** Maximum pictures of a branch. */
export const MOST_APP_PICTURES = 6;

/**
 * Size of an uploaded picture of the app, which is part of its file name.
 * @returns null if the name has none, or browsers would ignore the picture
 */
export function appPictureSize(name: string): { width: number; height: number } | null {
  const [, width, height] = (/^[\w-]{1,120}-(\d{3,4})x(\d{3,4})\.webp$/.exec(name) ?? []).map(Number);
  if (!width || !height || Math.min(width, height) < SHORTEST_SIDE) return null;
  return Math.max(width, height) / Math.min(width, height) <= LONGEST_RATIO ? { width, height } : null;
}
