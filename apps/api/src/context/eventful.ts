/** Places with current events that are not cancelled. */
export interface EventfulPlaces {
  ids: readonly string[];
  nanoIds: ReadonlySet<string>;
  /** Equal for equal sets of places. */
  key: string;
}

/** Provides the places that have current events. */
export interface Eventful {
  /**
   * @param branchShortId whose events count; 0 is the main site
   * @param at instant, ms
   * @throws the database's error
   */
  at(branchShortId: number, at: number): Promise<EventfulPlaces>;
}
