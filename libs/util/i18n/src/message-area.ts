/** Texts by key: a string, or a function of the values that the message contains. */
export type Texts<Catalogue, Values> = {
  readonly [Key in keyof Catalogue]: Key extends keyof Values ? (values: Values[Key]) => string : string;
};

declare const texts: unique symbol;

/** Identifies the texts of one area, e.g. the chat, independently of the language. */
export interface MessageArea<T> {
  /** The name of its catalogues without language and extension; unique in the repository */
  readonly id: string;
  /** Only for the compiler */
  readonly [texts]?: T;
}

/** The texts of an area: `TextsOf<typeof chatMessages>`. */
export type TextsOf<Area> = Area extends MessageArea<infer T> ? T : never;

type NoValues = Readonly<Record<never, never>>;

/**
 * Declares the area of the catalogues `<id>.<language>.json`. Keys come from the German catalogue, which is the
 * source of all others.
 * @typeParam Values the values of each message that contains some; a test compares them with the catalogues
 */
export const messageArea = <
  Catalogue extends object,
  Values extends { readonly [Key in keyof Catalogue]?: object } = NoValues,
>(
  id: string,
): MessageArea<Texts<Catalogue, Values>> => ({ id });
