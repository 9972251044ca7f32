import { useAtom } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { chatDraftAtom } from '@umkreis/guide-core/chat/chat-history.ts';
import { chatMessages } from './messages/chat.ts';
import { LanguageProvider, useMessages } from '@umkreis/i18n/language.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { ChatParts } from './chat-parts.ts';
import { ChatReply } from './chat-reply.tsx';
import { useChat } from './use-chat.ts';

interface Props {
  /** Season whose places may be given as answers; null: all */
  seasonId: string | null;
  position: LngLat | null;
  /** Centre of the map; null: no map */
  center(): LngLat | null;
  parts: ChatParts;
  onSelect(place: Place): void;
  header: ReactNode;
}

/** The chat card: the conversation and a field for the next question. */
export default function ChatPanel({ seasonId, position, center, parts, onSelect, header }: Props) {
  const t = useMessages(chatMessages);
  const { entries, ask } = useChat(seasonId, position, center);
  const [draft, setDraft] = useAtom(chatDraftAtom);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entries.length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [entries]);

  const send = (text: string) => {
    if (!text.trim()) return;
    setDraft('');
    void ask(text.trim());
  };

  return (
    <div className="flex min-h-full flex-col">
      {header}
      <div role="log" aria-label={t.log} className="grid flex-1 content-start gap-4 p-4">
        <p className="text-sm text-ink-soft">{t.intro}</p>
        {entries.length === 0 && (
          <section aria-label={t.examples} className="flex flex-wrap gap-2">
            {[t.example1, t.example2, t.example3, t.example4].map((example) => (
              <Chip key={example} pressed={false} onClick={() => send(example)}>
                {example}
              </Chip>
            ))}
          </section>
        )}
        {entries.map((entry, at) => (
          // The history only grows: an entry keeps its place.
          // oxlint-disable-next-line react/no-array-index-key
          <article key={at} className="grid gap-2">
            <p className="max-w-[85%] justify-self-end rounded-card rounded-br-sm bg-accent px-3.5 py-2 text-sm text-on-accent">
              <span className="sr-only">{t.question}: </span>
              {entry.text}
            </p>
            <LanguageProvider language={entry.language}>
              <div lang={entry.language}>
                <ChatReply entry={entry} position={position} parts={parts} onSelect={onSelect} />
              </div>
            </LanguageProvider>
          </article>
        ))}
      </div>
      <form
        className="sticky bottom-0 flex items-center gap-1 border-t border-line bg-paper p-2 pl-3"
        onSubmit={(event) => {
          event.preventDefault();
          send(draft);
        }}
      >
        <input
          type="text"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          aria-label={t.open}
          placeholder={t.placeholder}
          maxLength={300}
          autoComplete="off"
          enterKeyHint="send"
          className="h-11 w-full min-w-0 rounded-control bg-sunken px-3 text-base outline-none focus:ring-2 focus:ring-accent"
        />
        <IconButton icon="send" label={t.send} type="submit" disabled={!draft.trim()} />
      </form>
      <div ref={end} />
    </div>
  );
}
