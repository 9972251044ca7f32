/** Name of a snapshot's reference data file, below /json/. */
export const referenceFileOf = (basemapFileName: string): string =>
  basemapFileName.replace('basemap-items-', 'reference-');

const referenceAddress = /\/json\/reference-(?=[^/]*$)/;

/** Address of the snapshot that belongs to the address of reference data; null: not such an address. */
export const snapshotOfReference = (address: string): string | null =>
  referenceAddress.test(address) ? address.replace(referenceAddress, '/json/basemap-items-') : null;
