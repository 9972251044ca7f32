/** Features as a GeoJSON file, generated outside the page's main thread. */
export interface FeatureFile {
  file: Blob;
  /** Equal for equal features */
  key: string;
  /** Number of features */
  total: number;
}
