/** The address of a document that no server is needed for. */
export const documentUrl = (document: unknown): string =>
  `data:application/json,${encodeURIComponent(JSON.stringify(document))}`;
