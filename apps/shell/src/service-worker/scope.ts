/** An event that can be extended until asynchronous work is done. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface MessageToWorker extends ExtendableEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface Scope {
  location: Location;
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(message: unknown): void }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
}

/** The service worker's global scope; TypeScript's types are those of a page. */
export const scope = globalThis as unknown as Scope;
