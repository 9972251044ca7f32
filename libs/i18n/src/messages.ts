import type { Language } from '@umkreis/contract/boot.ts';

type Message = string | ((...values: never[]) => string);
type Shape<T> = { [K in keyof T]: T[K] extends (...a: infer A) => string ? (...a: A) => string : string };

/** One area's texts in both languages; German is the source, English must have the same keys and parameters. */
export function defineMessages<T extends Record<string, Message>>(messages: { de: T; en: Shape<T> }): Record<Language, Shape<T>> {
  return messages as Record<Language, Shape<T>>;
}
