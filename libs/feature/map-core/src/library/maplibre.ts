// The part of MapLibre that a page needs; the build bundles its sources and shares common modules with the worker.
export { addProtocol, GeolocateControl, Map, Marker, prewarm, setWorkerUrl } from 'maplibre-gl';
