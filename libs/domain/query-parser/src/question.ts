import { collapse, fold } from '@umkreis/search/fold.ts';
import { tokenize } from '@umkreis/search/words.ts';
import type { ChatVocabulary, Criterion } from './chat-vocabulary.ts';
import { nearWords, openWords } from './conditions.ts';
import { questionTime } from './question-time.ts';
import { typedWords, withoutWords } from './typed-words.ts';
import { foundWhere, wherePhrase, type Where } from './where.ts';
import { readRequirements } from './requirements.ts';

/** A parsed question. */
export interface Question {
  /** One entry per phrase; any of its criteria may match: 'Pizza' is a dish and a kind of restaurant. */
  requirements: readonly (readonly Criterion[])[];
  /** Remaining words for the search, as typed. */
  searchText: string;
  /** The same, including words for kinds and features, which may be part of a name. */
  possibleName: string;
  /** Must be open at this time; null: any. */
  openAt: Date | null;
  /** The requested time, also for events. */
  at: Date | null;
  /** Only a day was given, no hour. */
  isWholeDay: boolean;
  isNear: boolean;
  /** Required location; null: anywhere. */
  where: Where | null;
  wantsEvents: boolean;
  /** Open at any time of that day is sufficient. */
  isOpenAllDay: boolean;
  /** Refers to a previous place: 'this', 'it'. */
  refersBack: boolean;
  /** 'when', 'next': events are preferred to places. */
  prefersEvents: boolean;
  /** The next bus or train. */
  wantsDepartures: boolean;
  /** Something is broken. */
  wantsReport: boolean;
}

/** The verb 'to park', as opposed to a park. */
const parkVerb = /\b(?:i|we|to|can|may) park\b|\bpark (?=for free|free\b|my\b|our\b|the car|near\b)/gi;
const markup = /<[^<>]*>/g;
const reportWords =
  /\b(?:kaputt\w*|defekt\w*|beschadigt\w*|zerbrochen\w*|schaden melden|schaden|melden|broken|damaged|vandali[sz]ed|report)\b/g;
const whenWords = /\b(?:wann|nachste[nrsm]?|when|next|kommende[nrsm]?)\b/;
/** Also before a kind: 'dieses Restaurant'. */
const backWords = /\b(?:diese[nrsm]?|dies|this|that)\b/;
/** On their own. */
const pronouns = /\b(?:das|die|der|er|sie|es|dort|it|its|there)\b/;
const stops: ReadonlySet<string> = new Set(['Bus stop', 'Bus station', 'Railway station', 'Tram stop', 'Ferry']);

/** As typed by phones and word processors. */
const apostrophes = /[’‘ʼ´`]/g;
const eventWords =
  /\b(?:veranstaltung(?:en)?|events?|anlass|anlasse|konzerte?|concerts?|lauft|los|programm|what'?s on|what is on|happening|going on)\b/g;
const followUp = /^\s*(?:und|oder|aber|auch|lieber|nur|and|or|but|only|also|rather|with|mit)\b/;

/**
 * Parses a question in German or English.
 * @param before the previous question: one that starts with 'und', 'nur', 'with' … narrows it
 * @param where the location that was found in the question and removed from its text
 */
export function readQuestion(
  text: string,
  {
    vocabulary,
    now,
    timeZone,
    before,
    where = null,
  }: { vocabulary: ChatVocabulary; now: Date; timeZone: string; before?: Question; where?: Where | null },
): Question {
  const plain = text
    .replace(markup, ' ')
    .replace(apostrophes, "'")
    .replace(parkVerb, (found) => found.replace(/park/i, 'parking'));
  let remaining = ` ${collapse(fold(plain))} `;
  const hasWhenWord = whenWords.test(remaining);
  const pointsBack = backWords.test(remaining);
  const namesIt = pronouns.test(remaining);
  const take = (pattern: RegExp): boolean => {
    const next = remaining.replace(pattern, ' ');
    const found = next !== remaining;
    remaining = next;
    return found;
  };
  const wantsReport = take(reportWords);
  const wantsEvents = take(eventWords);
  const time = questionTime(remaining, now, timeZone);
  if (time) remaining = ` ${time.remaining} `;
  const continues = before !== undefined && followUp.test(remaining);
  const isNear = take(nearWords);
  const isOpen = take(openWords);
  const { requirements, left, telling } = readRequirements(tokenize(remaining), vocabulary);
  const wantsDepartures =
    hasWhenWord &&
    requirements.some((requirement) =>
      requirement.some(
        (criterion) => criterion.kind === 'sub' && criterion.subCategories.some((kind) => stops.has(kind)),
      ),
    );
  const question: Question = {
    requirements,
    // The name of a destination is not the name of a stop.
    searchText: wantsDepartures ? '' : asTyped(left, plain),
    possibleName: asTyped(telling, plain),
    isNear,
    where,
    wantsEvents,
    at: time?.at ?? null,
    isWholeDay: time?.isWholeDay ?? false,
    openAt: isOpen || (time && !wantsEvents && !wantsDepartures) ? (time?.at ?? now) : null,
    isOpenAllDay: (time?.isWholeDay ?? false) && time?.at.getTime() !== now.getTime(),
    refersBack: pointsBack || (namesIt && requirements.length === 0),
    prefersEvents: hasWhenWord,
    wantsDepartures,
    wantsReport,
  };
  return continues ? narrowed(before, question) : question;
}

/**
 * Parses a question and looks up its location.
 * @param find looks up the names after 'in' and 'near'; null if there is no such name
 */
export async function readLocatedQuestion(
  text: string,
  context: Omit<Parameters<typeof readQuestion>[1], 'where'>,
  find: (how: Where['how'], name: string) => Promise<Where | null>,
): Promise<Question> {
  const phrase = wherePhrase(typedWords(text));
  const found = phrase && (await foundWhere(phrase, find));
  return found
    ? readQuestion(withoutWords(text, found.typed), { ...context, where: found.where })
    : readQuestion(text, context);
}

/** Folded words in the case and with the umlauts of the original text. */
function asTyped(folded: readonly string[], text: string): string {
  const typed = new Map(tokenize(text).map((word) => [collapse(fold(word)), word]));
  return folded.map((word) => typed.get(word) ?? word).join(' ');
}

/** Whether a requirement only concerns the kind of place. */
export const isKind = (requirement: readonly Criterion[]): boolean => requirement.every(({ kind }) => kind !== 'tag');

/** A follow-up: another kind replaces the previous kind, everything else is added. */
function narrowed(before: Question, next: Question): Question {
  const inherited = next.requirements.some(isKind)
    ? before.requirements.filter((requirement) => !isKind(requirement))
    : before.requirements;
  return {
    requirements: [...inherited, ...next.requirements],
    searchText: [before.searchText, next.searchText].filter(Boolean).join(' '),
    possibleName: '',
    openAt: next.openAt ?? before.openAt,
    at: next.at ?? before.at,
    isWholeDay: next.at ? next.isWholeDay : before.isWholeDay,
    isNear: before.isNear || next.isNear,
    where: next.where ?? before.where,
    wantsEvents: before.wantsEvents || next.wantsEvents,
    isOpenAllDay: next.openAt ? next.isOpenAllDay : before.isOpenAllDay,
    refersBack: next.refersBack,
    prefersEvents: before.prefersEvents || next.prefersEvents,
    wantsDepartures: before.wantsDepartures || next.wantsDepartures,
    wantsReport: before.wantsReport || next.wantsReport,
  };
}
