/** What the groups of operations are about. */
export const tagNotes: Readonly<Record<string, string>> = {
  health: 'State of the service.',
  branches: 'Regional clients: configuration merged with what the server holds.',
  items: 'Places as visitors see them: basemap documents, single items, search, vector tiles, proposals.',
  streets: 'Streets and buildings of a branch.',
  events: 'Events that branches show.',
  departures: "Timetables of branches: next departures of a stop, a day's trips.",
  lists: 'Curated lists and featured places.',
  shortcuts: 'Search shortcuts, arranged by editors over the configuration of their branch.',
  chat: 'Questions of visitors, answered with places of the guide.',
  contests: 'Contests and who takes part. Entries are never public.',
  kiosks: 'Unattended screens: where each stands, how it fares, what staff ask of it.',
  geography: 'Countries, states, districts and cities.',
  'reference data':
    'Categories, tags, icons and detail keys, which all branches share; written by staff, each write attributed.',
  metrics: 'What visitors do, without name, address or persistent id, and the daily figures of it.',
  dashboard: 'Items and events as editors see and write them. Every write is a revision with who, when and what.',
  staff: 'The person behind a login.',
  audit: 'Who wrote, read, exported or deleted what, by person and day.',
  'personal data':
    'What visitors stored under an address, and how long it is stored. Addresses travel in bodies alone.',
};
