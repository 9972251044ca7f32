export type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
