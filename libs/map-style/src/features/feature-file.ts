/** Features as a file of GeoJSON, made where the page doesn't wait for it. */
export interface FeatureFile {
  /** The file, or its address */
  file: Blob | string;
  /** The same for the same features */
  key: string;
  /** Features in it; null: not known, some */
  total: number | null;
}
