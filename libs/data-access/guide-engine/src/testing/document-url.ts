/** A data URL of a document, which needs no server. */
export const documentUrl = (document: unknown): string =>
  `data:application/json,${encodeURIComponent(JSON.stringify(document))}`;
