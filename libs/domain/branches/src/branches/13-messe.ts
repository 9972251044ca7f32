import { fair } from '../config/fair.ts';

export const messe = fair({
  shortId: 13,
  subdomain: 'messe',
  title: 'Herbstmesse Lärchtal',
  tagKey: 'herbstmesse',
  accentColor: '#087F5B',
  hasKiosk: true,
  levels: [
    { key: 'UG', sortOrder: -1, layerId: null, layerPath: null, isDefault: false },
    { key: 'EG', sortOrder: 0, layerId: null, layerPath: null, isDefault: true },
    { key: '1', sortOrder: 1, layerId: null, layerPath: null, isDefault: false },
  ],
});
