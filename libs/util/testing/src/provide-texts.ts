import type { TestProject } from 'vitest/node';
import { readAllTexts, type AllTexts } from './read-all-texts.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    texts: AllTexts;
  }
}

/** Reads all texts once for all test files of a run. */
export default function provideTexts(project: TestProject): void {
  project.provide('texts', readAllTexts());
  project.onTestsRerun(() => project.provide('texts', readAllTexts()));
}
