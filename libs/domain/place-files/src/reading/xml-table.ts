import { gpx, kmlWithFolders, type Folder, type F } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import type { PlaceTable } from '@umkreis/contract/place-file.ts';
import { PlaceFileError } from './place-file-error.ts';
import { plainDescription } from './plain-description.ts';
import { tableOfFeatures, type FileFeature } from './table-of-features.ts';
import { zipEntry, zipNames } from './zip-entries.ts';
import { decodeText } from './decode-text.ts';

/** Properties of togeojson that describe how a feature is drawn, or what it was. */
const STYLE =
  /^(?:styleUrl|styleHash|styleMapHash|visibility|icon.*|stroke.*|fill.*|label-.*|_gpxType|coordinateProperties|@geometry-type|links|times)$/;

/** @throws PlaceFileError for invalid XML, no places, or too many */
export const readKml = (text: string): PlaceTable =>
  tableOfFeatures('kml', featuresOf(kmlWithFolders(documentOf(text), { skipNullGeometry: false }).children));

/** Reads the first KML document of a KMZ file. @throws as `readKml`, and for a damaged file */
export function readKmz(bytes: Uint8Array): PlaceTable {
  const name = zipNames(bytes).find((one) => /\.kml$/i.test(one));
  if (!name) throw new PlaceFileError('damaged');
  return readKml(decodeText(zipEntry(bytes, name)));
}

/** Reads waypoints, routes and tracks. The name of the file is the default for a single track. */
export function readGpx(text: string): PlaceTable {
  const document = documentOf(withDecimalPoints(text));
  const features = gpx(document).features.map(({ geometry, properties }) => featureOf(geometry, properties));
  const metadata = document.getElementsByTagName('metadata')[0];
  const name = metadata?.getElementsByTagName('name')[0]?.textContent?.trim();
  const unnamed = features.filter(({ properties }) => !(properties as { name?: unknown }).name);
  if (name && unnamed.length === 1) unnamed[0]!.properties = { name, ...(unnamed[0]!.properties as object) };
  return tableOfFeatures('gpx', features);
}

/** Some programs write decimal commas, which would be read as whole degrees. */
const withDecimalPoints = (text: string) => text.replaceAll(/\b(lat|lon)=(["'])(-?\d+),(\d+)\2/g, '$1=$2$3.$4$2');

/** Entities of an own document type can grow without limit: such files are not read. */
function documentOf(text: string) {
  if (/<!ENTITY/i.test(text)) throw new PlaceFileError('entities');
  try {
    const onError = (level: string, message: string) => {
      if (level === 'fatalError') throw new Error(message);
    };
    return new DOMParser({ onError }).parseFromString(text, 'text/xml');
  } catch (error) {
    throw new PlaceFileError('damaged', { cause: error });
  }
}

/** Features in folders, with the name of the innermost one. */
function featuresOf(children: readonly (Folder | F)[]): FileFeature[] {
  const features: FileFeature[] = [];
  const queue = children.map((child) => ({ child, layer: undefined as string | undefined }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { child, layer } = next;
    if (child.type === 'Feature')
      features.push({ ...featureOf(child.geometry, child.properties), id: child.id, layer });
    else {
      const name = typeof child.meta.name === 'string' ? child.meta.name : layer;
      queue.unshift(...child.children.map((one) => ({ child: one, layer: name })));
    }
  }
  return features;
}

function featureOf(geometry: unknown, properties: Record<string, unknown> | null): FileFeature {
  const own = Object.entries(properties ?? {}).filter(([name]) => !STYLE.test(name));
  return {
    geometry,
    properties: Object.fromEntries(
      own.map(([name, value]) => [name, name === 'description' || name === 'desc' ? plainDescription(value) : value]),
    ),
  };
}
