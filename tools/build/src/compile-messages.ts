import type { LoaderContext } from '@rspack/core';
import { compileCatalogue } from '@umkreis/i18n/compile-catalogue.ts';

/** Loader that compiles the ICU messages of a catalogue, so that pages need no parser. */
export default function compileMessages(this: LoaderContext, source: string): string {
  return JSON.stringify(compileCatalogue(JSON.parse(source) as Record<string, string>));
}
