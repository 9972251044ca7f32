import { height, NORTH, type Point } from '../shared/terrain.ts';

/** The point uphill from another at which the slope reaches a height. */
export function upTo(from: Point, target: number, lean = 0): Point {
  const side = Math.sign(from[1]);
  let at = from;
  for (let step = 0; step < 400 && height(at) < target && Math.abs(at[1]) < NORTH - 300; step++)
    at = [at[0] + lean * 10, at[1] + side * 15];
  return at;
}
