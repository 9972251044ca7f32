declare global {
  /** What the bootstrap script hands over to the surface; both are of the same release. Features add their parts. */
  interface UmkreisPage {}
  var umkreisPage: UmkreisPage | undefined;
}

/** What the bootstrap script has handed over. */
export const startedPage = (): UmkreisPage => (globalThis.umkreisPage ??= {});
