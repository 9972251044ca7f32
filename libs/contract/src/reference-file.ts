/** Name of the reference data below /json/ that was made with a snapshot. */
export const referenceFileOf = (basemapFileName: string): string =>
  basemapFileName.replace('basemap-items-', 'reference-');
