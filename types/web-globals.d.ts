// What browsers and Node have in common, as far as code for both uses it. Such code is checked without the types of
// either; where it runs, these are the complete interfaces.

interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
}
declare const URLSearchParams: { new (init?: string | Record<string, string> | [string, string][]): URLSearchParams };

interface URL {
  readonly hash: string;
  readonly host: string;
  readonly hostname: string;

  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly protocol: string;
  readonly search: string;
  readonly searchParams: URLSearchParams;
}
declare const URL: { new (url: string, base?: string): URL; canParse(url: string, base?: string): boolean };

interface AbortSignal {
  throwIfAborted(): void;
}

interface Blob {
  readonly size: number;
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class TextDecoder {
  constructor(encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252', options?: { fatal?: boolean });
  decode(bytes: Uint8Array): string;
}

declare function setTimeout(run: (value?: unknown) => void, ms?: number): unknown;

declare const console: { error(...values: unknown[]): void; log(...values: unknown[]): void };
