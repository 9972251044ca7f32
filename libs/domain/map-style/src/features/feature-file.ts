/** Features as a GeoJSON file, generated outside the page's main thread. */
export interface FeatureFile {
  /** The file or its URL */
  file: Blob | string;
  /** Equal for equal features */
  key: string;
  /** Number of features; null: unknown, at least one */
  total: number | null;
}
