import type { Token, TokenKind } from './tokens.ts';

/** Reads tokens sequentially. */
export class TokenCursor {
  #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead];
  }

  /** Consumes the next token if it is of a kind. */
  take(kind: TokenKind): Token | undefined {
    const token = this.#tokens[this.#at];
    if (token?.kind !== kind) return undefined;
    this.#at += 1;
    return token;
  }

  takeMark(mark: '-' | '+' | ':'): boolean {
    if (this.peek()?.kind !== 'mark' || this.peek()?.text !== mark) return false;
    this.#at += 1;
    return true;
  }

  skip(count: number): void {
    this.#at += count;
  }
}
