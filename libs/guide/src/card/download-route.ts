import { gpxFile, gpxFileName, type GpxRoute } from '@umkreis/place-rules/gpx-file.ts';
import { handOver } from '../links/hand-over.ts';

/** Downloads a route as a GPX file generated in the browser. */
export function downloadRoute(route: GpxRoute): void {
  handOver(gpxFile(route), 'application/gpx+xml;charset=utf-8', gpxFileName(route.title));
}
