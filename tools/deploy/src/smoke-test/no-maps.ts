/**
 * Replaces MapLibre if there are no graphics: no map can be created. happy-dom parses modules with regular
 * expressions, which fail for modules as large as MapLibre.
 */
export const noMaps = `export class Map { constructor() { throw new Error('no graphics'); } }
export class Marker {}
export class GeolocateControl {}
export const addProtocol = () => {};
export const prewarm = () => {};
export const setWorkerUrl = () => {};`;
