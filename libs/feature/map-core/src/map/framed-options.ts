import type { MapOptions } from 'maplibre-gl';
import { previewQuery } from '@umkreis/contract/preview.ts';
import { chosenLanguage } from '@umkreis/federation/chosen-language.ts';
import english from '../messages/gestures.en.json' with { type: 'json' };
import german from '../messages/gestures.de.json' with { type: 'json' };

/**
 * Map options in another site's page: one finger and the wheel scroll that page, two fingers or Ctrl move the map,
 * with a hint.
 */
export function framedOptions(page: Pick<Window, 'location' | 'parent' | 'self'> = window): Partial<MapOptions> {
  const query = new URLSearchParams(page.location.search);
  // The dashboard's preview behaves like a page of its own.
  if (page.parent === page.self || query.has('ignoreiframe') || query.has(previewQuery)) return {};
  // MapLibre needs the texts when it starts, before the chunk with the texts of the page is loaded.
  const t = { de: german, en: english }[chosenLanguage()];
  return {
    cooperativeGestures: true,
    locale: {
      'CooperativeGesturesHandler.WindowsHelpText': t.withControl,
      'CooperativeGesturesHandler.MacHelpText': t.withCommand,
      'CooperativeGesturesHandler.MobileHelpText': t.withFingers,
    },
  };
}
