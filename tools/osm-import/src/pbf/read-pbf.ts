import { inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { ExtractError } from '../shared/extract-error.ts';
import { NodePositions, type OsmData } from '../shared/osm-data.ts';
import { Columns, readPrimitiveBlock, type BlockSink } from './primitive-block.ts';

const MAX_HEADER = 64 * 1024;
const MAX_BLOB = 32 * 1024 * 1024;
const SUPPORTED = new Set(['OsmSchema-V0.6', 'DenseNodes', 'LocationsOnWays']);

interface Blob {
  type: string;
  data: Uint8Array;
}

/**
 * Reads an OpenStreetMap PBF file (https://wiki.openstreetmap.org/wiki/PBF_Format).
 * @throws ExtractError for an empty, truncated, damaged or foreign file
 */
export function readPbf(bytes: Uint8Array): OsmData {
  if (bytes.length === 0) throw new ExtractError('the extract is empty');
  const sink: BlockSink = {
    ids: new Columns(),
    lons: new Columns(),
    lats: new Columns(),
    taggedNodes: [],
    ways: [],
    relations: [],
    newest: 0,
    nodesNowhere: 0,
  };
  let header: Header = {};
  let at = 0;
  for (let first = true; at < bytes.length; first = false) {
    const blob = readBlob(bytes, at, first);
    at = blob.end;
    const content = decode(() => inflate(blob.data));
    if (blob.type === 'OSMHeader') header = decode(() => readHeader(content));
    else if (blob.type === 'OSMData') decode(() => readPrimitiveBlock(content, sink));
  }
  const nodes = new NodePositions(sink.ids.trimmed(), sink.lons.trimmed(), sink.lats.trimmed());
  if (nodes.size === 0) throw new ExtractError('the extract contains no data');
  const seconds = header.seconds ?? sink.newest;
  return {
    ...(seconds > 0 && { date: new Date(seconds * 1000) }),
    bounds: header.bounds ?? nodes.bounds(),
    nodes,
    taggedNodes: newestOf(sink.taggedNodes),
    ways: newestOf(sink.ways),
    relations: newestOf(sink.relations),
    nodesNowhere: sink.nodesNowhere,
  };
}

/** Of objects with the same id, as in joined extracts, the last one. */
function newestOf<T extends { id: number }>(objects: T[]): T[] {
  const byId = new Map(objects.map((object) => [object.id, object]));
  return byId.size === objects.length ? objects : [...byId.values()];
}

function readBlob(bytes: Uint8Array, at: number, first: boolean): Blob & { end: number } {
  const notPbf = () =>
    new ExtractError(first ? 'the file is not an OpenStreetMap PBF extract' : 'the extract is damaged');
  const truncated = () => (first ? notPbf() : new ExtractError('the extract is cut off: its end is missing'));
  if (at + 4 > bytes.length) throw truncated();
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
  if (headerLength === 0 || headerLength > MAX_HEADER) throw notPbf();
  const headerEnd = at + 4 + headerLength;
  if (headerEnd > bytes.length) throw truncated();
  const header = { type: '', size: -1 };
  try {
    new PbfReader(bytes.subarray(at + 4, headerEnd)).readFields((tag, result, pbf) => {
      if (tag === 1) result.type = pbf.readString();
      else if (tag === 3) result.size = pbf.readVarint();
    }, header);
  } catch {
    throw notPbf();
  }
  if (header.size < 0 || header.size > MAX_BLOB || (first && header.type !== 'OSMHeader')) throw notPbf();
  const end = headerEnd + header.size;
  if (end > bytes.length) throw new ExtractError('the extract is cut off: its end is missing');
  return { type: header.type, data: bytes.subarray(headerEnd, end), end };
}

function inflate(blob: Uint8Array): Uint8Array {
  const parts: { raw?: Uint8Array; zlib?: Uint8Array } = {};
  new PbfReader(blob).readFields((tag, result, pbf) => {
    if (tag === 1) result.raw = pbf.readBytes();
    else if (tag === 3) result.zlib = pbf.readBytes();
  }, parts);
  if (parts.raw) return parts.raw;
  if (parts.zlib) return inflateSync(parts.zlib, { maxOutputLength: MAX_BLOB });
  throw new ExtractError('the extract is compressed in a way that is not supported; only zlib is');
}

interface Header {
  bounds?: OsmData['bounds'];
  /** Date of the extract, s since 1970 */
  seconds?: number;
}

function readHeader(content: Uint8Array): Header {
  const header: { box?: number[]; required: string[]; seconds?: number } = { required: [] };
  new PbfReader(content).readFields((tag, result, pbf) => {
    if (tag === 1)
      result.box = pbf.readMessage((field, box: number[], inner) => {
        box[field] = inner.readSVarint() / 1e9;
      }, []);
    else if (tag === 4) result.required.push(pbf.readString());
    else if (tag === 32) result.seconds = pbf.readVarint(true);
  }, header);
  const unknown = header.required.find((feature) => !SUPPORTED.has(feature));
  if (unknown) throw new ExtractError(`the extract needs a feature that is not supported: ${unknown}`);
  const [, left, right, top, bottom] = header.box ?? [];
  const isOnEarth =
    [left, right].every((lon) => Math.abs(lon!) <= 180) && [top, bottom].every((lat) => Math.abs(lat!) <= 90);
  return {
    ...(header.box && isOnEarth && { bounds: [left!, bottom!, right!, top!] }),
    ...(header.seconds && { seconds: header.seconds }),
  };
}

function decode<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ExtractError) throw error;
    throw new ExtractError('the extract is damaged', { cause: error });
  }
}
