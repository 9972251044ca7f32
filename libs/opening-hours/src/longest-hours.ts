/**
 * Longest value that is read as hours, in characters: twice what OpenStreetMap takes is more than anybody writes,
 * and reading a value takes a time that grows faster than its length. A longer one is text.
 */
export const LONGEST_HOURS = 500;
