import type { Event } from '@umkreis/contract/event.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { chatMessages } from './messages/chat.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { routes } from '@umkreis/contract/routes.ts';
import type { Where } from '@umkreis/query-parser/where.ts';
import { mailUrl } from '@umkreis/places/details/link.ts';
import { intervalText } from '@umkreis/opening-hours/interval-text.ts';
import { GuideLink } from '@umkreis/guide-core/links/guide-link.tsx';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { usePlaceById } from '@umkreis/guide-core/queries/use-place.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { formatDistance } from '@umkreis/guide-core/format-distance.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useNow } from '@umkreis/guide-core/time/guide-time.ts';
import type { ChatEntry } from '@umkreis/guide-core/chat/chat-history.ts';
import type { ChatParts } from './chat-parts.ts';
import type { Question } from '@umkreis/query-parser/question.ts';
import type { ChatAnswer } from '@umkreis/guide-engine/chat/chat-answer.ts';

interface Props {
  position: LngLat | null;
  parts: ChatParts;
  onSelect(place: Place): void;
}

/** The sentence of an answer. */
function useReplySentence(question: Question, answer: ChatAnswer): string {
  const t = useMessages(chatMessages);
  const language = useLanguage();
  const { timeZone } = useGuide();
  const now = useNow();
  const { openAt } = question;

  const when = (at: Date, isWholeDay: boolean) =>
    Math.abs(at.getTime() - now.getTime()) < 60_000
      ? t.now
      : dateFormat(language, {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          ...(!isWholeDay && { hour: '2-digit', minute: '2-digit' }),
          timeZone,
        }).format(at);
  const whenOpen = (at: Date) => when(at, question.isOpenAllDay);
  const stateSentence = () => {
    const title = answer.places[0]!.item.title;
    if (!answer.state || !openAt) return t.hoursUnknown({ title });
    const hours = answer.state.intervals.map((interval) => intervalText(interval, language)).join(', ');
    const values = { title, when: whenOpen(openAt), hasHours: hours !== '', hours };
    return answer.state.isOpen ? t.isOpen(values) : t.isClosed(values);
  };

  if (answer.text) return answer.text;
  if (answer.kind === 'help') return t.help;
  if (answer.kind === 'none') return t.nothing;
  if (answer.kind === 'report') return t.report;
  if (answer.kind === 'departures') return t.departures;
  if (answer.kind === 'state') return stateSentence();
  if (answer.kind === 'events')
    return answer.dropped && question.at
      ? t.noEvents({ when: when(question.at, true) })
      : t.foundEvents({ count: answer.total });
  if (answer.dropped === 'open' && openAt) return t.noneOpen({ when: whenOpen(openAt) });
  if (answer.dropped === 'where') return t.withoutWhere({ where: nameOfWhere(question.where) });
  if (answer.dropped === 'features') return t.withoutFeatures;
  if (answer.dropped === 'words') return t.noMatchFor({ query: question.searchText });
  const [first] = answer.places;
  const standId = answer.total === 1 ? first?.item.details?.standId : undefined;
  if (standId) return t.stand({ title: first!.item.title, stand: standId });
  return openAt ? t.foundOpen({ count: answer.total, when: whenOpen(openAt) }) : t.found({ count: answer.total });
}

/** An answer: a sentence, then the places or events it refers to, with their state at the time of the question. */
export function ChatReply({ entry, ...props }: Props & { entry: ChatEntry }) {
  const t = useMessages(chatMessages);
  const { text, question, answer } = entry;
  if (answer === null || question === null) return <p className="text-sm text-ink-soft">{t.thinking}</p>;
  if (answer === 'failed')
    return (
      <p role="alert" className="text-sm text-danger">
        {t.failed}
      </p>
    );
  return <AnsweredReply text={text} question={question} answer={answer} {...props} />;
}

function AnsweredReply({
  text: entryText,
  question,
  answer,
  position,
  parts,
  onSelect,
}: Props & { text: string; question: Question; answer: ChatAnswer }) {
  const t = useMessages(chatMessages);
  const language = useLanguage();
  const sentence = useReplySentence(question, answer);
  const { PlaceRow, Departures } = parts;
  const remaining = answer.kind === 'report' ? 0 : answer.total - answer.places.length - answer.events.length;

  return (
    <div className="grid gap-1">
      <p className="text-sm">
        <span className="sr-only">{t.answer}: </span>
        {sentence}
      </p>
      {answer.places.length > 0 && (
        <ul className="-mx-4 divide-y divide-line border-y border-line">
          {answer.places.map((place) => (
            <PlaceRow
              key={place.item.id}
              place={place}
              at={question.isOpenAllDay ? null : question.openAt}
              onSelect={onSelect}
              distance={position ? formatDistance(position, [place.item.lon, place.item.lat], language) : undefined}
            />
          ))}
        </ul>
      )}
      {answer.kind === 'departures' && answer.places[0] && <Departures place={answer.places[0]} />}
      {answer.kind === 'report' && <ReportLink text={entryText} />}
      {answer.events.length > 0 && (
        <ul>
          {answer.events.map((event) => (
            <EventReply key={event.id} event={event} EventRow={parts.EventRow} onSelect={onSelect} />
          ))}
        </ul>
      )}
      {remaining > 0 && <p className="text-xs text-ink-soft">{t.more({ count: remaining })}</p>}
    </div>
  );
}

const nameOfWhere = (where: Where | null) => (where?.how === 'in' ? where.city : (where?.title ?? ''));
const action = 'inline-flex min-h-11 items-center self-start font-semibold text-accent';

/** Link for reports by visitors: the form of a topic for dangerous spots, otherwise e-mail. */
function ReportLink({ text }: { text: string }) {
  const t = useMessages(chatMessages);
  const { boot } = useGuide();
  const { branch, env, product } = boot;
  const topic = branch?.searchShortcuts.find(
    (shortcut) =>
      shortcut.env === env && shortcut.allowItemAddition && shortcut.filter.subCategories?.includes('Danger'),
  );
  return topic ? (
    <GuideLink pathname={routes.mapSearchShortcut.to(topic.id)} search="?propose=new" alone className={action}>
      {t.toReport}
    </GuideLink>
  ) : (
    <OutboundLink href={mailUrl(branch?.feedbackEmail ?? product.email, text)} className={action}>
      {t.toReport}
    </OutboundLink>
  );
}

/** An event with a link to its place. */
function EventReply({
  event,
  EventRow,
  onSelect,
}: Pick<ChatParts, 'EventRow'> & { event: Event; onSelect(place: Place): void }) {
  const place = usePlaceById(event.itemId);
  return (
    <li className="border-b border-line last:border-0">
      <ul>
        <EventRow event={event} />
      </ul>
      {place && (
        <button
          type="button"
          onClick={() => onSelect(place)}
          className="mb-2 ml-14 min-h-6 text-sm font-medium text-accent"
        >
          {place.item.title}
        </button>
      )}
    </li>
  );
}
