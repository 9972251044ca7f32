/**
 * Stands for MapLibre where there are no graphics: no map can be made. happy-dom reads modules by patterns of their
 * text, and not one of MapLibre's size.
 */
export const noMaps = `export class Map { constructor() { throw new Error('no graphics'); } }
export class Marker {}
export class GeolocateControl {}
export const addProtocol = () => {};
export const prewarm = () => {};
export const setWorkerUrl = () => {};
export const workerUrl = '';`;
