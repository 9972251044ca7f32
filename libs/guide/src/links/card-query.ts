/** Values of the query that belong to the open card or panel alone. */
const ofCard = ['event', 'events', 'contest', 'propose', 'q'];

/** The query of a link that leads away from a card: season, time and filter go along. */
export function withoutCardQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ofCard) query.delete(name);
  const text = query.toString();
  return text && `?${text}`;
}

/** The same with the filter narrowed to one main category. @param mainCategory English source name */
export function categoryQuery(search: string, mainCategory: string): string {
  const query = new URLSearchParams(withoutCardQuery(search));
  query.set('categories', mainCategory);
  return `?${query.toString()}`;
}
