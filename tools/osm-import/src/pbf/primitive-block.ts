import { PbfReader } from 'pbf';
import type { MemberType, OsmNode, OsmRelation, OsmWay, Tags } from '../shared/osm-data.ts';

/** A growing column of numbers. */
export class Columns {
  #values = new Float64Array(1 << 16);
  #length = 0;

  push(value: number) {
    if (this.#length === this.#values.length) {
      const grown = new Float64Array(this.#values.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.#length++] = value;
  }

  trimmed() {
    return this.#values.slice(0, this.#length);
  }
}

export interface BlockSink {
  ids: Columns;
  lons: Columns;
  lats: Columns;
  taggedNodes: OsmNode[];
  ways: OsmWay[];
  relations: OsmRelation[];
  /** Last change of the newest object, s since 1970; 0: unknown */
  newest: number;
  /** Nodes without a position on earth, which are left out */
  nodesNowhere: number;
}

interface Block {
  strings: string[];
  granularity: number;
  latOffset: number;
  lonOffset: number;
  /** Unit of its times, ms */
  dateGranularity: number;
  groups: Uint8Array[];
}

const memberTypes: MemberType[] = ['node', 'way', 'relation'];

/** Decodes one OSMData block into the sink. */
export function readPrimitiveBlock(content: Uint8Array, sink: BlockSink): void {
  const block: Block = { strings: [], granularity: 100, latOffset: 0, lonOffset: 0, dateGranularity: 1000, groups: [] };
  new PbfReader(content).readFields((tag, result, pbf) => {
    if (tag === 1)
      pbf.readMessage((field, strings: string[], inner) => {
        if (field === 1) strings.push(inner.readString());
      }, result.strings);
    else if (tag === 2) result.groups.push(pbf.readBytes());
    else if (tag === 17) result.granularity = pbf.readVarint();
    else if (tag === 18) result.dateGranularity = pbf.readVarint();
    else if (tag === 19) result.latOffset = pbf.readVarint(true);
    else if (tag === 20) result.lonOffset = pbf.readVarint(true);
  }, block);
  for (const group of block.groups) {
    new PbfReader(group).readFields((tag, into, pbf) => {
      if (tag === 1) readNode(pbf, block, into);
      else if (tag === 2) readDense(pbf, block, into);
      else if (tag === 3) into.ways.push(readWay(pbf, block, into));
      else if (tag === 4) into.relations.push(readRelation(pbf, block, into));
    }, sink);
  }
}

const degrees = (offset: number, value: number, block: Block) =>
  Math.round((offset + block.granularity * value) / 100) / 1e7;

/** osmium writes 214.7° for a node without coordinates. */
const isOnEarth = ([lon, lat]: [number, number]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

function addNode(sink: BlockSink, block: Block, id: number, lat: number, lon: number, tags: Tags | undefined) {
  const position: [number, number] = [degrees(block.lonOffset, lon, block), degrees(block.latOffset, lat, block)];
  if (!isOnEarth(position)) {
    sink.nodesNowhere++;
    return;
  }
  sink.ids.push(id);
  sink.lons.push(position[0]);
  sink.lats.push(position[1]);
  if (tags) sink.taggedNodes.push({ id, tags, position });
}

function readNode(pbf: PbfReader, block: Block, sink: BlockSink) {
  const node = pbf.readMessage(
    (tag, result, inner) => {
      if (tag === 1) result.id = inner.readSVarint();
      else if (tag === 2) inner.readPackedVarint(result.keys);
      else if (tag === 3) inner.readPackedVarint(result.values);
      else if (tag === 8) result.lat = inner.readSVarint();
      else if (tag === 9) result.lon = inner.readSVarint();
    },
    { id: 0, lat: 0, lon: 0, keys: [] as number[], values: [] as number[] },
  );
  const tags = node.keys.length > 0 ? tagsOf(node.keys, node.values, block.strings) : undefined;
  addNode(sink, block, node.id, node.lat, node.lon, tags);
}

function readDense(pbf: PbfReader, block: Block, sink: BlockSink) {
  const dense = pbf.readMessage(
    (tag, result, inner) => {
      if (tag === 1) inner.readPackedSVarint(result.ids);
      else if (tag === 5) inner.readMessage(readDenseTimes, result.times);
      else if (tag === 8) inner.readPackedSVarint(result.lats);
      else if (tag === 9) inner.readPackedSVarint(result.lons);
      else if (tag === 10) inner.readPackedVarint(result.keysValues);
    },
    {
      ids: [] as number[],
      lats: [] as number[],
      lons: [] as number[],
      times: [] as number[],
      keysValues: [] as number[],
    },
  );
  for (const time of running(dense.times)) note(sink, block, time);
  let [id, lat, lon, at] = [0, 0, 0, 0];
  for (let index = 0; index < dense.ids.length; index++) {
    id += dense.ids[index]!;
    lat += dense.lats[index]!;
    lon += dense.lons[index]!;
    let tags: Tags | undefined;
    while (at < dense.keysValues.length && dense.keysValues[at] !== 0) {
      tags ??= {};
      tags[block.strings[dense.keysValues[at]!]!] = block.strings[dense.keysValues[at + 1]!]!;
      at += 2;
    }
    at++;
    addNode(sink, block, id, lat, lon, tags);
  }
}

function readWay(pbf: PbfReader, block: Block, sink: BlockSink): OsmWay {
  const { strings } = block;
  const way = pbf.readMessage(
    (tag, result, inner) => {
      // Ids of new objects are negative.
      if (tag === 1) result.id = inner.readVarint(true);
      else if (tag === 2) inner.readPackedVarint(result.keys);
      else if (tag === 3) inner.readPackedVarint(result.values);
      else if (tag === 4) note(sink, block, readTime(inner));
      else if (tag === 8) inner.readPackedSVarint(result.refs);
      else if (tag === 9) inner.readPackedSVarint(result.lats);
      else if (tag === 10) inner.readPackedSVarint(result.lons);
    },
    {
      id: 0,
      keys: [] as number[],
      values: [] as number[],
      refs: [] as number[],
      lats: [] as number[],
      lons: [] as number[],
    },
  );
  const refs = running(way.refs);
  // The optional feature LocationsOnWays: untagged nodes are only in their ways.
  const lons = running(way.lons);
  running(way.lats).forEach((lat, index) => addNode(sink, block, refs[index]!, lat, lons[index]!, undefined));
  return { id: way.id, tags: tagsOf(way.keys, way.values, strings), refs };
}

function readRelation(pbf: PbfReader, block: Block, sink: BlockSink): OsmRelation {
  const { strings } = block;
  const relation = pbf.readMessage(
    (tag, result, inner) => {
      if (tag === 1) result.id = inner.readVarint(true);
      else if (tag === 2) inner.readPackedVarint(result.keys);
      else if (tag === 3) inner.readPackedVarint(result.values);
      else if (tag === 4) note(sink, block, readTime(inner));
      else if (tag === 8) inner.readPackedVarint(result.roles);
      else if (tag === 9) inner.readPackedSVarint(result.refs);
      else if (tag === 10) inner.readPackedVarint(result.types);
    },
    {
      id: 0,
      keys: [] as number[],
      values: [] as number[],
      roles: [] as number[],
      refs: [] as number[],
      types: [] as number[],
    },
  );
  const members = running(relation.refs).map((ref, index) => ({
    type: memberTypes[relation.types[index]!]!,
    ref,
    role: strings[relation.roles[index]!] ?? '',
  }));
  return { id: relation.id, tags: tagsOf(relation.keys, relation.values, strings), members };
}

function readDenseTimes(tag: number, times: number[], inner: PbfReader) {
  if (tag === 2) inner.readPackedSVarint(times);
}

/** Time in an object's Info message. */
const readTime = (pbf: PbfReader): number =>
  pbf.readMessage(
    (tag, result, inner) => {
      if (tag === 2) result.time = inner.readVarint();
    },
    { time: 0 },
  ).time;

function note(sink: BlockSink, { dateGranularity }: Block, time: number) {
  sink.newest = Math.max(sink.newest, (time * dateGranularity) / 1000);
}

function tagsOf(keys: number[], values: number[], strings: string[]): Tags {
  return Object.fromEntries(keys.map((key, index) => [strings[key]!, strings[values[index]!]!]));
}

/** Converts delta-coded numbers to absolute ones. */
function running(deltas: number[]): number[] {
  let sum = 0;
  return deltas.map((delta) => (sum += delta));
}
