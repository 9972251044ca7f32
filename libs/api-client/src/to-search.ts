/** Query string of the values that are set; empty texts count as not set. */
export function toSearch(query: Record<string, string | number | boolean | null | undefined>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  return search;
}
