/** A component of an iCalendar object: its own lines, without those of components inside it. */
export interface IcsComponent {
  /** Upper case, e.g. VEVENT */
  name: string;
  lines: IcsLine[];
  /** Direct children; the events of a calendar are in `events` of `IcsCalendar`. */
  children: IcsComponent[];
  /** Its END was found, or another event started instead. */
  isClosed: boolean;
}
export interface IcsLine {
  /** Upper case, e.g. DTSTART */
  name: string;
  /** The unfolded line. */
  text: string;
}
export interface IcsCalendar extends IcsComponent {
  events: IcsComponent[];
}
export interface IcsObjects {
  calendars: IcsCalendar[];
  /** Number of lines that are no content lines. */
  strayLines: number;
}

const contentLine = /^\s*([A-Za-z0-9-]+)\s*[;:]/;

/**
 * Reads the components of iCalendar text (RFC 5545, section 3.4) in linear time. Lines that are no content lines are
 * left out, missing and surplus END lines are tolerated.
 */
export function readComponents(text: string): IcsObjects {
  const builder = new Builder();
  for (const line of text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/))
    builder.add(line);
  return { calendars: builder.calendars, strayLines: builder.strayLines };
}

class Builder {
  readonly calendars: IcsCalendar[] = [];
  strayLines = 0;
  readonly #open: IcsComponent[] = [];
  /** Open components by name, so that a surplus END is recognized without a search. */
  readonly #counts = new Map<string, number>();

  add(text: string): void {
    if (!text.trim()) return;
    const name = contentLine.exec(text)?.[1]?.toUpperCase();
    if (!name) this.strayLines++;
    else if (name === 'BEGIN') this.#begin(componentName(text));
    else if (name === 'END') this.#end(componentName(text));
    else this.#open.at(-1)?.lines.push({ name, text });
  }

  #begin(name: string): void {
    if (name === 'VEVENT' || name === 'VCALENDAR') this.#end('VEVENT');
    if (name === 'VCALENDAR') this.#end('VCALENDAR', false);
    const component: IcsComponent = { name, lines: [], children: [], isClosed: false };
    if (name === 'VCALENDAR') this.calendars.push(Object.assign(component, { events: [] }));
    else if (name === 'VEVENT') this.calendars.at(-1)?.events.push(component);
    else this.#open.at(-1)?.children.push(component);
    this.#open.push(component);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  #end(name: string, isClosed = true): void {
    if (!this.#counts.get(name)) return;
    for (let last = this.#open.pop(); last; last = this.#open.pop()) {
      this.#counts.set(last.name, this.#counts.get(last.name)! - 1);
      last.isClosed = isClosed;
      if (last.name === name) return;
    }
  }
}

const componentName = (text: string) =>
  text
    .slice(text.indexOf(':') + 1)
    .trim()
    .toUpperCase();
