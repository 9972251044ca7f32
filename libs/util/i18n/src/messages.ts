import type { Language } from '@umkreis/contract/boot.ts';

type Message = string | ((...values: never[]) => string);
export type Texts<T> = { [K in keyof T]: T[K] extends (...a: infer A) => string ? (...a: A) => string : string };

/** One area's texts in both languages; German is the source, English must have the same keys and parameters. */
export function defineMessages<T extends Record<string, Message>>(messages: {
  de: T;
  en: Texts<T>;
}): Record<Language, Texts<T>> {
  return messages as unknown as Record<Language, Texts<T>>;
}
