/**
 * Starts a worker. One of another origin than the page, such as that of a development server, is imported; a frame in a
 * sandbox may have no origin of its own, though its address has one.
 */
export const workerFrom = (code: URL, name: string): Worker =>
  new Worker(code.origin === self.origin ? code : importing(code), { name });

const importing = ({ href }: URL): string =>
  URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(href)})`], { type: 'text/javascript' }));
