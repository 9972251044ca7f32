// What a page needs of MapLibre; the build makes a module of its sources that shares with the worker what both need.
export { addProtocol, GeolocateControl, Map, Marker, prewarm, setWorkerUrl } from 'maplibre-gl';
