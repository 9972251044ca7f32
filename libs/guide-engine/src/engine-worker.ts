import { expose } from 'comlink';
import type { HoursModule } from '@umkreis/guide/hours/use-hours-module.ts';
import { createEngine } from './engine.ts';

// The guide's own thread: what draws never waits for thousands of places.
expose(createEngine((url) => import(/* webpackIgnore: true */ url) as Promise<HoursModule>));
