import {
  DAY_MINUTES,
  everyWeekday,
  type DateRange,
  type TimeRange,
  type RuleDate,
  type RuleDay,
} from '../rules/hours-rule.ts';
import { LONGEST_MONTHS } from '../rules/read-season.ts';
import { afternoonOf, timeRangeOf } from './plain-time-range.ts';
import type { PlainTime, PlainToken } from './plain-tokens.ts';

/** The part of a text about hours that can't be parsed. */
export interface PlainError {
  kind: 'unknownWord' | 'noEnd' | 'noBegin' | 'noTimes' | 'noDays' | 'nothing' | 'ambiguous';
  /** As written in the text */
  words: string;
}
/** An ambiguous part and its interpretation. */
export interface PlainNote {
  kind: 'evening' | 'workdays';
  words: string;
}

/** A part of a text: when, and what applies then. */
export interface PlainClause {
  ranges: DateRange[];
  days: RuleDay[];
  timeRanges: TimeRange[];
  isClosed: boolean;
  isOnRequest: boolean;
  comment: string;
}

const empty = (ranges: DateRange[]): PlainClause => ({
  ranges,
  days: [],
  timeRanges: [],
  isClosed: false,
  isOnRequest: false,
  comment: '',
});

/** Combines the tokens of a text into clauses, one token after the other. */
export class ClauseReader {
  readonly clauses: PlainClause[] = [];
  readonly notes: PlainNote[] = [];
  readonly #tokens: readonly PlainToken[];
  #at = 0;
  #season: DateRange[] = [];
  #now = empty(this.#season);
  #whenText = '';
  /** The season of a clause stands after its times, so it doesn't apply to the following clauses. */
  #hasSeasonAfter = false;
  #endsWithSeason = false;
  /** '9–17 Uhr Montag bis Freitag': the order of times and days is the same in all clauses of a text. */
  #timesFirst: boolean | undefined;

  constructor(tokens: readonly PlainToken[]) {
    this.#tokens = tokens;
  }

  /** @returns the part that can't be parsed, if any */
  read(): PlainError | undefined {
    while (this.#at < this.#tokens.length) {
      const error = this.#step(this.#tokens[this.#at]!);
      if (error) return error;
    }
    const error = this.#close();
    return error ?? (this.clauses.length === 0 ? { kind: 'nothing', words: '' } : undefined);
  }

  #step(token: PlainToken): PlainError | undefined {
    this.#at += 1;
    switch (token.kind) {
      case 'unknown':
        return { kind: 'unknownWord', words: token.text };
      case 'days':
        return this.#isOfClosed(token) ? this.#closedDays(token) : this.#days(token.days, token.text, token.isLoose);
      case 'month':
        return this.#dates({ month: token.month }, token);
      case 'date':
        return this.#dates(token.date, token);
      case 'except':
        return this.#except();
      case 'closed':
        return this.#closed();
      case 'time':
        return this.#times(token.time, token.text, false);
      case 'begin':
        return this.#start(token.text);
      case 'to':
        return this.#next()?.kind === 'time' ? { kind: 'noBegin', words: this.#next()!.text } : undefined;
      case 'always':
        if (!this.#now.timeRanges.some(({ to }) => to === DAY_MINUTES))
          this.#now.timeRanges.push({ from: 0, to: DAY_MINUTES, isOpenEnd: false });
        return undefined;
      case 'otherwise': {
        const error = this.#close();
        this.#season = [];
        this.#now = empty(this.#season);
        return error;
      }
      case 'onRequest':
        return this.#onRequest(token.text);
      case 'open':
        return this.#open(token.text);
      default:
        return undefined;
    }
  }

  /** Alone between separators it would have a meaning of its own: 'open; Dec 24 closed'. */
  #open(words: string): PlainError | undefined {
    const next = this.#next();
    const isAlone = !this.#hasPlan() && this.#now.days.length === 0 && this.#now.ranges === this.#season;
    return isAlone && (!next || next.isSeparated) ? { kind: 'ambiguous', words } : undefined;
  }

  #next = () => this.#tokens[this.#at];

  /** Consumes an expected token. */
  #take<K extends PlainToken['kind']>(kind: K): Extract<PlainToken, { kind: K }> | undefined {
    let at = this.#at;
    while (this.#tokens[at]?.kind === 'filler' || this.#tokens[at]?.kind === 'open') at += 1;
    const token = this.#tokens[at];
    if (token?.kind !== kind) return undefined;
    this.#at = at + 1;
    return token as Extract<PlainToken, { kind: K }>;
  }

  /** '8-12' is a range, 'Mo - Fr' is not: depends on what follows. */
  #takeAfterTo<K extends PlainToken['kind']>(kind: K) {
    const before = this.#at;
    if (this.#take('to')) {
      const found = this.#take(kind);
      if (found) return found;
    }
    this.#at = before;
    return undefined;
  }

  #hasPlan = () => this.#now.timeRanges.length > 0 || this.#now.isClosed || this.#now.isOnRequest;

  /** 'closed:' is followed by its days. */
  #isLabel = () => this.#now.isClosed && this.#now.days.length === 0 && this.#now.ranges === this.#season;

  /** '9-17 Uhr, montags geschlossen': days after times that belong to the following word. */
  #isOfClosed(token: PlainToken): boolean {
    if (this.#now.timeRanges.length === 0 || this.#now.days.length > 0 || !token.isSeparated) return false;
    const after = this.#tokens
      .slice(this.#at)
      .find(({ kind }) => !['days', 'between', 'to', 'filler', 'open'].includes(kind));
    return after?.kind === 'closed' && !after.isSeparated;
  }

  #closedDays(token: Extract<PlainToken, { kind: 'days' }>): PlainError | undefined {
    this.#timesFirst = false;
    return this.#close() ?? this.#days(token.days, token.text, token.isLoose);
  }

  #days(days: readonly RuleDay[], text: string, isLoose?: boolean): PlainError | undefined {
    const isDated = this.#now.isClosed && !this.#isLabel();
    if (this.#hasPlan() && (isDated || this.#now.days.length > 0 || this.#timesFirst === false)) {
      const goesOn = this.#timesFirst === true || this.#now.isClosed ? this.#isStillListing() : false;
      if (!this.#isLabel() && !goesOn) {
        const error = this.#close();
        if (error) return error;
      }
    }
    this.#timesFirst ??= this.#now.timeRanges.length > 0;
    let all = [...days];
    const first = days[0];
    if (days.length === 1 && typeof first === 'number') {
      const end = this.#takeAfterTo('days');
      const last = end?.days.at(-1);
      if (typeof last === 'number')
        all = everyWeekday.filter((day) => (first <= last ? day >= first && day <= last : day >= first || day <= last));
    }
    if (isLoose) this.notes.push({ kind: 'workdays', words: text });
    this.#whenText ||= text;
    this.#now.days.push(...all);
    return undefined;
  }

  /** In 'closed: Tuesday and Wednesday' the list of days continues until another kind of token. */
  #isStillListing(): boolean {
    const before = this.#tokens[this.#at - 2];
    const after = this.#tokens
      .slice(this.#at)
      .find(({ kind }) => !['days', 'between', 'to', 'filler', 'open'].includes(kind));
    return (
      (before?.kind === 'between' || before?.kind === 'days') && after?.kind !== 'time' && after?.kind !== 'closed'
    );
  }

  #dates(from: RuleDate, { text, isSeparated }: PlainToken): PlainError | undefined {
    // '9-17 Uhr April bis Oktober': the season of the times before it.
    const isAfterTimes = this.#now.timeRanges.length > 0 && this.#now.ranges === this.#season && !isSeparated;
    this.#hasSeasonAfter ||= isAfterTimes;
    this.#endsWithSeason = isAfterTimes;
    if (this.#hasPlan() && !this.#isLabel() && !isAfterTimes) {
      const error = this.#close();
      if (error) return error;
    }
    this.#whenText ||= text;
    const month = this.#takeAfterTo('month');
    const date = month ? undefined : this.#takeAfterTo('date');
    const to: RuleDate = month ? { month: month.month } : (date?.date ?? from);
    const last = to.day === undefined && from.day !== undefined ? { ...to, day: LONGEST_MONTHS[to.month - 1]! } : to;
    const ranges = this.#now.ranges === this.#season ? [] : this.#now.ranges;
    this.#now.ranges = [...ranges, { from, to: last }];
    return undefined;
  }

  #except(): PlainError | undefined {
    const dropped: RuleDay[] = [];
    for (;;) {
      const named = this.#take('days');
      if (!named) break;
      const end = this.#takeAfterTo('days');
      const [first, last] = [named.days[0]!, end?.days.at(-1)];
      dropped.push(
        ...(typeof first === 'number' && typeof last === 'number'
          ? everyWeekday.filter((day) => day >= first && day <= last)
          : named.days),
      );
      if (!this.#take('between') && this.#next()?.kind !== 'days') break;
    }
    if (dropped.length === 0) return { kind: 'noDays', words: this.#tokens[this.#at - 1]!.text };
    const own = this.#now.days.length > 0 ? this.#now.days : [...everyWeekday];
    this.#now.days = own.filter((day) => !dropped.includes(day));
    const holidays = dropped.filter((day) => typeof day !== 'number');
    if (holidays.length > 0) this.clauses.push({ ...empty([]), days: holidays, isClosed: true });
    return undefined;
  }

  #closed(): PlainError | undefined {
    if (this.#hasPlan()) {
      const error = this.#close();
      if (error) return error;
    }
    this.#now.isClosed = true;
    return undefined;
  }

  #start(words: string): PlainError | undefined {
    const time = this.#take('time');
    // 'from Monday to Friday', 'ab Mai'
    return time ? this.#times(time.time, `${words} ${time.text}`, true) : undefined;
  }

  #times(from: PlainTime, text: string, isStart: boolean): PlainError | undefined {
    if (this.#now.isClosed || this.#endsWithSeason || (this.#timesFirst === true && this.#now.days.length > 0)) {
      const error = this.#close();
      if (error) return error;
    }
    this.#timesFirst ??= this.#now.days.length === 0;
    if (this.#now.days.length > 0) this.#timesFirst = false;
    const end = this.#takeAfterTo('time');
    const isOpenEnd = Boolean(this.#takeAfterTo('openEnd') ?? this.#take('openEnd'));
    if (!end && !isOpenEnd && !isStart) return { kind: 'noEnd', words: text };
    const { range, isEvening } = timeRangeOf(from, end?.time, isOpenEnd);
    const afternoon = afternoonOf(from, range, this.#now.timeRanges.at(-1));
    if (isEvening || afternoon) this.notes.push({ kind: 'evening', words: (end?.text ?? text).trim() });
    this.#now.timeRanges.push(afternoon ?? range);
    return undefined;
  }

  #onRequest(text: string): PlainError | undefined {
    if (this.#hasPlan()) {
      const error = this.#close();
      if (error) return error;
      this.clauses.push({ ...empty([]), isOnRequest: true, comment: text });
      return undefined;
    }
    this.#now.isOnRequest = true;
    this.#now.comment = text;
    return undefined;
  }

  #close(): PlainError | undefined {
    const clause = this.#now;
    const hasPlan = this.#hasPlan();
    if (!hasPlan && (clause.days.length > 0 || clause.ranges !== this.#season))
      return { kind: 'noTimes', words: this.#whenText };
    if (clause.isClosed && clause.days.length === 0 && clause.ranges.length === 0) return { kind: 'noDays', words: '' };
    if (hasPlan) this.clauses.push(clause);
    // A season applies to the following clauses, too; a date does not.
    if (this.#hasSeasonAfter) this.#season = [];
    else if (clause.ranges.some(({ from, to }) => from.day === undefined || from.month !== to.month))
      this.#season = clause.ranges;
    this.#now = empty(this.#season);
    this.#endsWithSeason = false;
    this.#whenText = '';
    return undefined;
  }
}
