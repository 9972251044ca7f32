import { gpxFile, gpxFileName, type GpxRoute } from '@umkreis/place-rules/gpx-file.ts';
import { handOver } from '../links/hand-over.ts';

/** Hands a route to the visitor's device, as a file made there. */
export function downloadRoute(route: GpxRoute): void {
  handOver(gpxFile(route), 'application/gpx+xml;charset=utf-8', gpxFileName(route.title));
}
