import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import type { OsmMember, Position, Tags } from '../shared/osm-data.ts';

export interface PbfContent {
  bounds?: [west: number, south: number, east: number, north: number];
  /** Date of the data */
  date?: Date;
  nodes: { id: number; position: Position; tags?: Tags }[];
  /** `written`: last change, s since 1970 */
  ways: { id: number; refs: number[]; tags: Tags; written?: number }[];
  relations: { id: number; members: OsmMember[]; tags: Tags }[];
}

const BLOCK = 8000;
const memberCodes = { node: 0, way: 1, relation: 2 };

/** Writes an OpenStreetMap PBF file; nodes, ways and relations in the given order. */
export function writePbf({ bounds, date, nodes, ways, relations }: PbfContent): Uint8Array {
  return Buffer.concat([
    blob('OSMHeader', header(bounds, date)),
    ...chunks(nodes).map((part) =>
      blob(
        'OSMData',
        block((strings, group) => group.writeMessage(2, writeDense, { part, strings })),
      ),
    ),
    ...chunks(ways).map((part) =>
      blob(
        'OSMData',
        block((strings, group) => {
          for (const way of part) group.writeMessage(3, writeWay, { way, strings });
        }),
      ),
    ),
    ...chunks(relations).map((part) =>
      blob(
        'OSMData',
        block((strings, group) => {
          for (const relation of part) group.writeMessage(4, writeRelation, { relation, strings });
        }),
      ),
    ),
  ]);
}

/** String table of a block; number 0 is reserved. */
class Strings {
  readonly #numbers = new Map<string, number>([['', 0]]);
  number(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) this.#numbers.set(text, (number = this.#numbers.size));
    return number;
  }
  list() {
    return [...this.#numbers.keys()];
  }
}

function chunks<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) => rows.slice(at * BLOCK, (at + 1) * BLOCK));
}

function blob(type: string, content: Uint8Array): Uint8Array {
  const body = new PbfWriter();
  body.writeVarintField(2, content.length);
  body.writeBytesField(3, deflateSync(content));
  const bodyBytes = body.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, bodyBytes.length);
  const headBytes = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(headBytes.length);
  return Buffer.concat([length, headBytes, bodyBytes]);
}

function header(bounds: PbfContent['bounds'], date: PbfContent['date']): Uint8Array {
  const pbf = new PbfWriter();
  if (bounds) {
    const [west, south, east, north] = bounds.map((degree) => Math.round(degree * 1e9));
    pbf.writeMessage(
      1,
      (_, box) => [west, east, north, south].forEach((value, at) => box.writeSVarintField(at + 1, value!)),
      undefined,
    );
  }
  pbf.writeStringField(4, 'OsmSchema-V0.6');
  pbf.writeStringField(4, 'DenseNodes');
  pbf.writeStringField(16, 'umkreis');
  if (date) pbf.writeVarintField(32, date.getTime() / 1000);
  return pbf.finish();
}

function block(write: (strings: Strings, group: PbfWriter) => void): Uint8Array {
  const strings = new Strings();
  const group = new PbfWriter();
  write(strings, group);
  const groupBytes = group.finish();
  const pbf = new PbfWriter();
  pbf.writeMessage(1, (_, table) => strings.list().forEach((text) => table.writeStringField(1, text)), undefined);
  pbf.writeBytesField(2, groupBytes);
  return pbf.finish();
}

function deltas(values: number[]): number[] {
  return values.map((value, at) => value - (at ? values[at - 1]! : 0));
}

function writeDense({ part, strings }: { part: PbfContent['nodes']; strings: Strings }, pbf: PbfWriter) {
  const column = (pick: (node: PbfContent['nodes'][number]) => number) => deltas(part.map(pick));
  pbf.writePackedSVarint(
    1,
    column((node) => node.id),
  );
  pbf.writePackedSVarint(
    8,
    column((node) => Math.round(node.position[1] * 1e7)),
  );
  pbf.writePackedSVarint(
    9,
    column((node) => Math.round(node.position[0] * 1e7)),
  );
  pbf.writePackedVarint(
    10,
    part.flatMap((node) => [
      ...Object.entries(node.tags ?? {}).flatMap(([key, value]) => [strings.number(key), strings.number(value)]),
      0,
    ]),
  );
}

function writeTags(tags: Tags, strings: Strings, pbf: PbfWriter) {
  pbf.writePackedVarint(
    2,
    Object.keys(tags).map((key) => strings.number(key)),
  );
  pbf.writePackedVarint(
    3,
    Object.values(tags).map((value) => strings.number(value)),
  );
}

function writeWay({ way, strings }: { way: PbfContent['ways'][number]; strings: Strings }, pbf: PbfWriter) {
  pbf.writeVarintField(1, way.id);
  writeTags(way.tags, strings, pbf);
  if (way.written) pbf.writeMessage(4, (time: number, info) => info.writeVarintField(2, time), way.written);
  pbf.writePackedSVarint(8, deltas(way.refs));
}

function writeRelation(
  { relation, strings }: { relation: PbfContent['relations'][number]; strings: Strings },
  pbf: PbfWriter,
) {
  pbf.writeVarintField(1, relation.id);
  writeTags(relation.tags, strings, pbf);
  pbf.writePackedVarint(
    8,
    relation.members.map((member) => strings.number(member.role)),
  );
  pbf.writePackedSVarint(9, deltas(relation.members.map((member) => member.ref)));
  pbf.writePackedVarint(
    10,
    relation.members.map((member) => memberCodes[member.type]),
  );
}
