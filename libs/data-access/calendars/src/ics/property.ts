import type { IcsComponent, IcsLine } from './components.ts';

/** A content line (RFC 5545, section 3.1). */
export interface IcsProperty {
  /** Names in upper case, values without quotes */
  params: ReadonlyMap<string, string>;
  value: string;
}

/** A colon inside a parameter that should be quoted: `TZID=(UTC+01:00) Bern:20270616T110000`. */
const dateAfterColon = /^.*:(?=\s*\d{4}-?\d{2}-?\d{2}[^:]*(?::\d{2}[^:]*)*$)/;
const dates = new Set(['DTSTART', 'DTEND', 'EXDATE', 'RDATE', 'RECURRENCE-ID']);
const MOST_PARAMETERS = 50;

/** The properties of a name, in the order of the file. */
export const propertiesOf = (component: IcsComponent, name: string): IcsProperty[] =>
  component.lines.filter((line) => line.name === name).map(propertyOf);

export function propertyNamed(component: IcsComponent, name: string): IcsProperty | undefined {
  const line = component.lines.find((one) => one.name === name);
  return line && propertyOf(line);
}

/** The value of a TEXT property without escapes and control characters, trimmed. */
export function textOf(component: IcsComponent, name: string, longest: number): string {
  const value = propertyNamed(component, name)?.value ?? '';
  return (
    value
      // Escapes and the characters that the cut removes are at most twice the text.
      .slice(0, 4 * longest)
      .replaceAll(/\\(.)/g, (_, one: string) => (/n/i.test(one) ? '\n' : one))
      .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
      .trim()
      .slice(0, longest)
  );
}

function propertyOf({ name, text }: IcsLine): IcsProperty {
  const valueAt = (dates.has(name) ? dateAfterColon.exec(text.slice(0, 1000))?.[0].length : undefined) ?? colonOf(text);
  return { params: paramsOf(text.slice(0, valueAt - 1)), value: text.slice(valueAt).trim() };
}

/** Index after the first colon that is not quoted. */
function colonOf(text: string): number {
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (text[index] === ':' && !isQuoted) return index + 1;
  }
  return text.indexOf(':') + 1;
}

function paramsOf(head: string): Map<string, string> {
  const params = new Map<string, string>();
  for (const part of head.match(/;(?:"[^"]*"|[^;"])*/g) ?? []) {
    const at = part.indexOf('=');
    if (at === -1) continue;
    params.set(
      part.slice(1, at).trim().toUpperCase(),
      part
        .slice(at + 1)
        .replaceAll('"', '')
        .trim(),
    );
    if (params.size === MOST_PARAMETERS) break;
  }
  return params;
}
