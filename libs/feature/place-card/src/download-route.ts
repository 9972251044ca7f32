import { gpxFile, gpxFileName, type GpxRoute } from '@umkreis/places/downloads/gpx-file.ts';
import { saveTextFile } from '@umkreis/guide-core/links/save-text-file.ts';

/** Downloads a route as a GPX file generated in the browser. */
export function downloadRoute(route: GpxRoute): void {
  saveTextFile(gpxFile(route), 'application/gpx+xml;charset=utf-8', gpxFileName(route.title));
}
