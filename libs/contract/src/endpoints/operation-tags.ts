/** Groups of endpoints in the OpenAPI document. */
export const operationTags = {
  health: 'State of the service.',
  branches: 'Tenants: configuration merged with data of the server.',
  items: 'Places as visitors see them: basemap documents, single items, search, vector tiles, proposals.',
  streets: 'Streets and buildings of a branch.',
  events: 'Events that branches show.',
  departures: "Timetables of branches: next departures of a stop, a day's trips.",
  lists: 'Curated lists and featured places.',
  shortcuts: 'Search shortcuts, arranged by editors over the configuration of their branch.',
  chat: "Visitors' questions, answered with places of the guide.",
  contests: 'Contests and their participants. Entries are never public.',
  kiosks: 'Unattended screens: position, status and commands.',
  geography: 'Countries, states, districts and cities.',
  'reference data':
    'Categories, tags, icons and detail keys, which all branches share; written by staff, each write attributed.',
  metrics: 'Usage without name, address or persistent ID, and its daily statistics.',
  dashboard: 'Items and events as editors see and write them. Every write is a revision with who, when and what.',
  staff: 'The person behind a login.',
  audit: 'Who wrote, read, exported or deleted what, by person and day.',
  'personal data':
    'What visitors stored under an address, and how long it is stored. Addresses are only sent in bodies.',
} as const;

export type OperationTag = keyof typeof operationTags;
