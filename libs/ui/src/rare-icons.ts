/**
 * Icons of one or two screens, as stroke paths on a 24×24 grid. Components take them in place of a name, so that other
 * screens, above all embedded lists, don't load them.
 */
export const rareIcons = {
  snowflake:
    'M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 4l3 3 3-3M9 20l3-3 3 3M3.5 11l3.9-1-1-4M20.5 13l-3.9 1 1 4M20.5 11l-3.9-1 1-4M3.5 13l3.9 1-1 4',
  sun: 'M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM12 1v2M12 21v2M4.2 4.2l1.4 1.4M18.4 18.4l1.4 1.4M1 12h2M21 12h2M4.2 19.8l1.4-1.4M18.4 5.6l1.4-1.4',
  wheelchair: 'M11 5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM11 8v6h6l3 6M11 10.5h5M8.2 11.5a5.5 5.5 0 1 0 7 7',
  bug: 'M8 6a4 4 0 0 1 8 0M6 10a6 6 0 0 1 12 0v4a6 6 0 0 1-12 0v-4ZM12 10v10M2 13h4M18 13h4M3 8l3 2M21 8l-3 2M4 20l3-3M20 20l-3-3',
  logout: 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4M16 17l5-5-5-5M21 12H9',
  dashboard: 'M3 3h8v8H3V3ZM13 3h8v5h-8V3ZM13 12h8v9h-8v-9ZM3 15h8v6H3v-6Z',
  printer: 'M6 9V3h12v6M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v7H6z',
  layers: 'M12 3l9 5-9 5-9-5 9-5ZM3 12.5l9 5 9-5M3 17l9 5 9-5',
  sliders:
    'M4 6h10M18 6h2M16 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4 18h2M10 18h10M8 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4 12h8M16 12h4M14 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  image:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM9 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21',
  road: 'M4 21 8 3M20 21 16 3M12 4v3M12 11v3M12 18v3',
  building:
    'M6 22V4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v18M3 22h18M10 6h.01M14 6h.01M10 10h.01M14 10h.01M10 14h.01M14 14h.01M10 22v-4h4v4',
  bookmark: 'M6 3h12a1 1 0 0 1 1 1v17l-7-5-7 5V4a1 1 0 0 1 1-1Z',
  upDown: 'M7 20V4M3 8l4-4 4 4M17 4v16M13 16l4 4 4-4',
  table: 'M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5ZM3 9h18M9 9v12',
} as const;
