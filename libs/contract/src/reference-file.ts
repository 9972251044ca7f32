/** Name of the reference data below /json/ that was made with a snapshot. */
export const referenceFileOf = (basemapFileName: string): string =>
  basemapFileName.replace('basemap-items-', 'reference-');

const referenceAddress = /\/json\/reference-(?=[^/]*$)/;

/** Address of the snapshot that the reference data at an address was made with; null: there is none of that kind. */
export const snapshotBeside = (address: string): string | null =>
  referenceAddress.test(address) ? address.replace(referenceAddress, '/json/basemap-items-') : null;
