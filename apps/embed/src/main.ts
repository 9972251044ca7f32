// The shared modules are settled before the surface's own code runs.
import('./bootstrap.tsx');
export {};
