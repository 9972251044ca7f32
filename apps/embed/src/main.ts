// The dynamic import lets module federation initialise the shared modules before the surface's code runs.
import('./bootstrap.tsx');
export {};
