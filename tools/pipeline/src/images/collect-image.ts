import path from 'node:path';
import { collectImage } from './image-files.ts';

// node collect-image.ts <app> <folder>: a step of docker/*.Dockerfile.
const [app, target] = process.argv.slice(2);
if (!app || !target) throw new Error('Usage: collect-image.ts <edge | api | jobs> <folder>');
collectImage(path.resolve(import.meta.dirname, '../../../..'), app, target);
