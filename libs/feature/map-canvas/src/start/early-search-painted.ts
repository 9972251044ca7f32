import '@umkreis/contract/page-frame/early-use.ts';

/** Longest time that creating the map waits for results, ms */
const longest = 1500;

const pause = (ms?: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Resolves when the results of the latest search are painted in the server-rendered list, if the page is waiting for
 * some. Creating a map blocks a slow device for seconds, so it must not come between a keystroke and its results.
 */
export async function earlySearchPainted(): Promise<void> {
  const search = globalThis.umkreisEarlyUse?.search;
  if (!search) return;
  await Promise.race([search.catch(() => undefined), pause(longest)]);
  const frame = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  await Promise.race([frame, pause(longest)]);
}
