/** Conditions of the dashboard's list of items, which export and changes of all matches take as well. */
export const dashboardQueryExample = {
  text: 'brot',
  branch: 1,
  category: 'Eating',
  categories: 'Bäckerei',
  cities: 'Vaduz|Triesen',
  country: 'LI',
  countries: 'Bäckerei',
  tags: 'Bäckerei',
  reviewIsDue: 'true',
  hoursUnreadable: 'true',
  state: 'open',
  sorting: 1,
  reverse: 'true',
  page: 1,
  pageSize: 50,
} as const;
