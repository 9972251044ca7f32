interface Override {
  parameters?: Record<string, unknown>;
  request?: unknown;
  response?: unknown;
}

/** Examples that cannot be composed field by field. */
export const exampleOverrides: Readonly<Record<string, Override>> = {
  'PUT /branches/{branchShortId}/settings': {
    request: {
      version: 3,
      menuTitle: 'Gemeinde Vaduz',
      accentColor: '#1D3C8F',
      feedbackEmail: 'karte@gemeinde.example',
      levels: [{ key: 'EG', sortOrder: 0, layerId: null, layerPath: null, isDefault: true }],
    },
  },
  'GET /timetables/branchshortid/{branchShortId}': {
    parameters: { date: '2026-11-21' },
    response: {
      date: '2026-11-21',
      timeZone: 'Europe/Vaduz',
      lines: [{ id: '11', name: '11', color: '#1971C2', textColor: '#FFFFFF', kind: 3 }],
      patterns: [
        {
          line: 0,
          headsign: 'Schaan, Bahnhof',
          path: 'mynpHodix@aAmB',
          stops: [
            {
              name: 'Vaduz, Post',
              lat: 47.14103,
              lon: 9.52086,
              itemId: '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b7',
              along: 0,
            },
            { name: 'Schaan, Bahnhof', lat: 47.1681, lon: 9.5082, itemId: null, along: 3160.2 },
          ],
        },
      ],
      trips: [{ id: '11.TA.1-0-j26', pattern: 0, begin: 1795280700, times: [0, 0, 600, 600] }],
    },
  },
};
