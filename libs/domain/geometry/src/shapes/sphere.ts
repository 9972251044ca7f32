/** Longitude and latitude in degrees, WGS 84; further numbers, such as a height in metres, are not used. */
export type DegreePosition = readonly number[];
/** Unit vector from the centre of the earth */
export type Vector = readonly [number, number, number];

const RADIANS = Math.PI / 180;
/** Mean radius of the earth, m */
export const EARTH_RADIUS_M = 6_371_008.8;

export function toVector([lon, lat]: DegreePosition): Vector {
  const [lonRad, latRad] = [lon! * RADIANS, lat! * RADIANS];
  return [Math.cos(latRad) * Math.cos(lonRad), Math.cos(latRad) * Math.sin(lonRad), Math.sin(latRad)];
}

/** @returns [lon, lat], degrees; −180° < lon ≤ 180° */
export function toPosition([x, y, z]: Vector): [lon: number, lat: number] {
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
}

/** Direction of the mean of positions: their centre on the sphere, which moves with them. */
export function centreOf(positions: readonly DegreePosition[]): Vector {
  const vectors = positions.map(toVector);
  const sum = (axis: 0 | 1 | 2) => vectors.reduce((total, vector) => total + vector[axis], 0);
  return unit([sum(0), sum(1), sum(2)]);
}

/** Rotates a vector around an axis (Rodrigues). @param angle radians, anticlockwise seen against the axis */
export function rotateAround(vector: Vector, axis: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = cross(axis, vector);
  const along = (axis[0] * vector[0] + axis[1] * vector[1] + axis[2] * vector[2]) * (1 - cos);
  const part = (at: 0 | 1 | 2) => vector[at] * cos + across[at] * sin + axis[at] * along;
  return [part(0), part(1), part(2)];
}

/** Axis around which a point moves by a bearing. @param bearing radians clockwise from north */
export function axisOfBearing(point: Vector, bearing: number): Vector {
  const [x, y] = point;
  const isPole = Math.hypot(x, y) < 1e-12;
  const east: Vector = isPole ? [0, 1, 0] : unit([-y, x, 0]);
  const north = cross(point, east);
  const [sin, cos] = [Math.sin(bearing), Math.cos(bearing)];
  return cross(point, [east[0] * sin + north[0] * cos, east[1] * sin + north[1] * cos, east[2] * sin + north[2] * cos]);
}

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return length === 0 ? [1, 0, 0] : [vector[0] / length, vector[1] / length, vector[2] / length];
}
