import type { TestApi } from './start-test-api.ts';

/** The current snapshots by branch, once nothing is left to build. @throws after 60 s */
export async function builtSnapshots({ app }: TestApi): Promise<Record<string, string>> {
  for (const end = Date.now() + 60_000; ;) {
    const { snapshots } = (await app.inject('/health')).json<{ snapshots: { isStale: boolean }[] }>();
    if (!snapshots.some(({ isStale }) => isStale))
      return (await app.inject('/branches/basemap-files/')).json<Record<string, string>>();
    if (Date.now() > end) throw new Error('always something to build');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
