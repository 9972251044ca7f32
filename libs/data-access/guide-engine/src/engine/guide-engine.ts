import type { Engine } from './engine.ts';

/** The engine's methods as asynchronous calls, in a worker or on the main thread. */
export type GuideEngine = {
  [K in keyof Engine]: (...input: Parameters<Engine[K]>) => Promise<Awaited<ReturnType<Engine[K]>>>;
};

type Call = (...input: never[]) => unknown;

/**
 * An engine that is created when one of its methods is called. It may be returned by an asynchronous function.
 * @param create if it fails, the call is rejected, and the next one tries again
 */
export function createdByFirstCall(create: () => unknown): GuideEngine {
  let creating: Promise<unknown> | null = null;
  const created = async () => {
    creating ??= (async () => create())();
    try {
      return (await creating) as Record<string, Call>;
    } catch (error) {
      creating = null;
      throw error;
    }
  };
  const call =
    (name: string) =>
    async (...input: never[]) =>
      (await created())[name]!(...input);
  return new Proxy({} as GuideEngine, {
    // With a `then`, the engine would be taken for a promise.
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? call(name) : undefined),
  });
}
