/** Places with current events that take place. */
export interface EventfulPlaces {
  ids: readonly string[];
  nanoIds: ReadonlySet<string>;
  /** The same for the same places */
  key: string;
}

/** Knows which places have current events. */
export interface Eventful {
  /**
   * @param branchShortId whose events count; 0 is the main site
   * @param at instant, ms
   * @throws the database's error
   */
  at(branchShortId: number, at: number): Promise<EventfulPlaces>;
}
