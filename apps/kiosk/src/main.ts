// The dynamic import lets module federation initialise the shared modules before the surface's code runs.
void import('./bootstrap.tsx');
export {};
