import { expose, transfer } from 'comlink';
import { createEngine, type Engine } from './engine.ts';

// The guide's own thread: what draws never waits for thousands of places.
const engine = createEngine((_, url) => import(/* webpackIgnore: true */ url));
expose({
  ...engine,
  draw(query) {
    const drawing = engine.draw(query);
    return transfer(drawing, drawing.shown ? [drawing.shown.buffer, drawing.prominent.buffer] : []);
  },
} satisfies Engine);
