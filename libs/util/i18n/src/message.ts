import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** A text without values, or a compiled message with some. */
export type Message = string | CompiledMessage;

/** The messages of one area in one language, by key. */
export type Catalogue = Readonly<Record<string, Message>>;
