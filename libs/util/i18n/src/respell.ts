import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import type { Message } from './message.ts';
import { toStandardSpelling } from './german-spelling.ts';

/** Spells a German message as in Germany and Austria. Values keep their own spelling, as they are inserted later. */
export const respell = (message: Message): Message =>
  typeof message === 'string' ? toStandardSpelling(message) : message.map(respellPart);

function respellPart(part: CompiledMessageToken): CompiledMessageToken {
  if (typeof part === 'string') return toStandardSpelling(part);
  const [name, type, cases] = part;
  if (typeof cases !== 'object' || cases === null) return part;
  const respelled = Object.entries(cases).map(([key, value]: [string, unknown]) => [
    key,
    isMessage(value) ? value.map(respellPart) : value,
  ]);
  return [name, type, Object.fromEntries(respelled)];
}

/** Cases of a plural also contain its numeric offset. */
const isMessage = (value: unknown): value is CompiledMessage => Array.isArray(value);
