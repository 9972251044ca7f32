import { expose, transfer } from 'comlink';
import { createEngine, type Engine } from './engine.ts';

// Runs in a worker, so that queries on thousands of places don't block rendering.
const engine = createEngine((_, url) => import(/* webpackIgnore: true */ url));
expose({
  ...engine,
  draw(query) {
    const drawing = engine.draw(query);
    const { visible, prominent, landmarks } = drawing;
    return transfer(drawing, visible ? [visible, prominent, ...landmarks].map(({ buffer }) => buffer) : []);
  },
} satisfies Engine);
