/** All colours of the basemap; a palette without one of them does not compile. */
export interface Palette {
  land: string;
  residential: string;
  wood: string;
  grass: string;
  farmland: string;
  rock: string;
  sand: string;
  ice: string;
  contour: string;
  cemetery: string;
  site: string;
  water: string;
  waterLabel: string;
  building: string;
  buildingLine: string;
  building3d: string;
  road: string;
  roadCasing: string;
  mainRoad: string;
  mainRoadCasing: string;
  motorway: string;
  motorwayCasing: string;
  tunnel: string;
  square: string;
  path: string;
  hikingPath: string;
  rail: string;
  railGap: string;
  aerialway: string;
  border: string;
  label: string;
  labelSoft: string;
  halo: string;
  /** Around the dots of places */
  ring: string;
}

const light: Palette = {
  land: '#F6F4EF',
  residential: '#F1EEE8',
  wood: '#DCE8D3',
  grass: '#E7EFDC',
  farmland: '#F3F2E4',
  rock: '#ECE9E6',
  sand: '#F3ECD8',
  ice: '#EEF5F8',
  contour: '#967A52',
  cemetery: '#E3EADB',
  site: '#EFEBE6',
  water: '#BCDCEC',
  waterLabel: '#4A7F9C',
  building: '#E6E1DA',
  buildingLine: '#D5CEC4',
  building3d: '#E3DDD4',
  road: '#FFFFFF',
  roadCasing: '#DDD7CE',
  mainRoad: '#FFFDF6',
  mainRoadCasing: '#D3CBBE',
  motorway: '#F5D9A8',
  motorwayCasing: '#DFBE84',
  tunnel: '#EDE9E2',
  square: '#FBF9F5',
  path: '#B9A98F',
  hikingPath: '#B9A98F',
  rail: '#B3ADB8',
  railGap: '#F6F4EF',
  aerialway: '#8A8494',
  border: '#A79FB5',
  label: '#3D3A45',
  labelSoft: '#6B6676',
  halo: '#FFFFFFE0',
  ring: '#FFFFFF',
};

const dark: Palette = {
  land: '#1F1D26',
  residential: '#23202B',
  wood: '#1F2A23',
  grass: '#232C25',
  farmland: '#24242A',
  rock: '#2A2830',
  sand: '#2D2A28',
  ice: '#2A333B',
  contour: '#9A8768',
  cemetery: '#252D28',
  site: '#282530',
  water: '#1B3644',
  waterLabel: '#7FB2CB',
  building: '#2E2A37',
  buildingLine: '#3B3646',
  building3d: '#38333F',
  road: '#3B3646',
  roadCasing: '#17151D',
  mainRoad: '#474151',
  mainRoadCasing: '#17151D',
  motorway: '#6B5836',
  motorwayCasing: '#17151D',
  tunnel: '#2B2733',
  square: '#2C2834',
  path: '#6E6353',
  hikingPath: '#8C7B60',
  rail: '#554F60',
  railGap: '#1F1D26',
  aerialway: '#938CA0',
  border: '#6F6781',
  label: '#DCD7E5',
  labelSoft: '#A49DB2',
  halo: '#1A1721E0',
  ring: '#17151D',
};

const topo: Partial<Palette> = {
  land: '#F4F3EA',
  wood: '#CBDFBC',
  grass: '#DDEBCB',
  farmland: '#F0F0DC',
  rock: '#E3DFD9',
  sand: '#EFE5C8',
  ice: '#E2F0F6',
  water: '#A9D1E6',
  path: '#9C7B52',
  hikingPath: '#B57A55',
  aerialway: '#5C5668',
};
const topoDark: Partial<Palette> = {
  wood: '#1E3024',
  grass: '#243227',
  rock: '#312E36',
  path: '#8D7752',
  hikingPath: '#C98350',
};

const winter: Partial<Palette> = {
  land: '#F4F7FA',
  residential: '#EEF1F5',
  wood: '#DDE7E6',
  grass: '#ECF2F3',
  farmland: '#F1F5F7',
  rock: '#E6EAEF',
  sand: '#EFF1F2',
  ice: '#E8F3FA',
  cemetery: '#E4EBEA',
  site: '#EBEFF3',
  water: '#B4D3E6',
  building: '#DFE1E6',
  buildingLine: '#CDD1D9',
  building3d: '#DDE0E6',
  roadCasing: '#D0D7DF',
  path: '#A9B0BA',
  hikingPath: '#A9B0BA',
  aerialway: '#C2185B',
  railGap: '#F4F7FA',
};
const winterDark: Partial<Palette> = {
  land: '#1E2129',
  wood: '#1F292B',
  grass: '#242B30',
  rock: '#2B2F37',
  aerialway: '#FF6FA0',
};

/** Colours for text and lines on imagery: light with a dark halo in every theme */
const satellite: Partial<Palette> = {
  land: '#39423B',
  road: '#FFFFFF',
  motorway: '#8A6420',
  border: '#FFFFFF',
  aerialway: '#FFFFFF',
  label: '#FFFFFF',
  labelSoft: '#F1EEF6',
  waterLabel: '#D3ECFA',
  halo: '#14171AD9',
  ring: '#FFFFFF',
};

export interface PaletteOptions {
  topo: boolean;
  winter: boolean;
  dark: boolean;
  /** Drawn on imagery */
  satellite?: boolean;
}

/** Colours of the basemap for a flavour, a season and a theme. */
export function palette(options: PaletteOptions): Palette {
  return {
    ...(options.dark ? dark : light),
    ...(options.topo && (options.dark ? topoDark : topo)),
    ...(options.winter && (options.dark ? winterDark : winter)),
    ...(options.satellite && satellite),
  };
}
