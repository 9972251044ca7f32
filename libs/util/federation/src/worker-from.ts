/**
 * Starts a worker. A worker of another origin, such as a development server's, is started through an import; a
 * sandboxed frame may have an opaque origin although its URL has one.
 */
export const workerFrom = (code: URL, name: string): Worker =>
  new Worker(code.origin === self.origin ? code : importing(code), { name });

const importing = ({ href }: URL): string =>
  URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(href)})`], { type: 'text/javascript' }));
