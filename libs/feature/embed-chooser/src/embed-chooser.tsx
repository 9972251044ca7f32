import { useState } from 'react';
import type { Boot, Language } from '@umkreis/contract/boot.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import { embedTopics, noLook, viewsOfTopic, type EmbedTopicKind } from '@umkreis/contract/embed-address.ts';
import { everyEntry } from '@umkreis/contract/embed-selection.ts';
import { embedChooserMessages } from './messages/embed-chooser.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { CodeLine } from './code-line.tsx';
import { EmbedDocs } from './embed-docs.tsx';
import { embedLine, type EmbedChoice } from './embed-line.ts';
import { EmbedPreview } from './embed-preview.tsx';
import { EmbedSettings } from './embed-settings.tsx';
import { Segments } from './segments.tsx';
import { useEmbedTopics, type EmbedTopics } from './use-embed-topics.ts';

type Options = NonNullable<EmbedTopics['options']>;

/** The first available topic; a guide without topics has its events. */
function firstTopic(options: Options): EmbedChoice['topic'] {
  const of = embedTopics.find((kind) => options[kind]?.[0]);
  return of ? { of, id: options[of]![0]!.id } : { of: 'guide', id: '' };
}

interface Guide {
  boot: Boot;
  language: Language;
}

/** Selects topic, style and language of a list to embed, with a live preview and the code for the page. */
export function EmbedChooser({ boot, language }: Guide) {
  const t = useMessages(embedChooserMessages);
  const { options, error, retry } = useEmbedTopics(boot);
  if (!options)
    return error ? (
      <ErrorState title={t.failed} retryLabel={t.retry} onRetry={retry} />
    ) : (
      <SkeletonRows label={t.loading} />
    );
  return <Chooser boot={boot} options={options} first={firstTopic(options)} language={language} />;
}

interface Props extends Guide {
  options: Options;
  first: EmbedChoice['topic'];
}

function Chooser({ boot, options, first, language }: Props) {
  const t = useMessages(embedChooserMessages);
  const [choice, setChoice] = useState<EmbedChoice>({
    topic: first,
    view: viewsOfTopic(first.of)[0]!,
    selection: everyEntry,
    look: { ...noLook, language: language === 'en' ? 'en' : null },
    by: 'element',
  });
  const { topic } = choice;
  const titles = topic.of === 'guide' ? undefined : options[topic.of]?.find(({ id }) => id === topic.id)?.title;
  // In the language of the list, not of this page.
  const own = (choice.look.language === 'en' && titles?.en) || titles?.de;
  const title = own ?? topic.name ?? boot.branch?.title ?? boot.product.name;
  const origin = boot.branch ? originOf(boot.branch, boot.product) : boot.product.origin;
  const kinds: EmbedTopicKind[] = [...embedTopics.filter((kind) => kind === 'place' || options[kind]?.length), 'guide'];
  return (
    <div className="grid gap-10">
      <div className="grid items-start gap-6 md:grid-cols-[20rem_minmax(0,1fr)]">
        <Card className="p-4 min-[480px]:p-5 md:sticky md:top-4">
          <h2 className="sr-only">{t.settings}</h2>
          <EmbedSettings
            boot={boot}
            choice={choice}
            onChange={setChoice}
            kinds={kinds}
            options={options}
            usualAccent={boot.branch?.accentColor ?? boot.product.primaryColor}
          />
        </Card>
        {topic.id === '' && topic.of !== 'guide' ? (
          <EmptyState icon="search" title={t.choosePlace} text={t.choosePlaceText} />
        ) : (
          <CodeAndPreview choice={choice} origin={origin} title={title} />
        )}
      </div>
      <EmbedDocs origin={origin} line={embedLine({ ...choice, by: 'element' }, origin, title)} />
    </div>
  );
}

interface CodeProps {
  choice: EmbedChoice;
  /** Of the guide, `https://host` */
  origin: string;
  title: string;
}

function CodeAndPreview({ choice, origin, title }: CodeProps) {
  const t = useMessages(embedChooserMessages);
  const [width, setWidth] = useState<'narrow' | 'wide'>('wide');
  return (
    <div className="grid min-w-0 gap-6">
      <Card className="grid gap-3 p-4 min-[480px]:p-5">
        <div>
          <h2 className="text-lg">{t.line}</h2>
          <p className="mt-1 text-sm text-ink-soft">{t.lineText}</p>
        </div>
        <CodeLine
          label={t.line}
          text={embedLine(choice, origin, title)}
          copyLabel={t.copy}
          copiedLabel={t.copied}
          isPrimary
        />
      </Card>
      <section className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">{t.preview}</h2>
          <div className="max-md:hidden">
            <Segments
              label={t.width}
              hideLabel
              value={width}
              options={[
                ['narrow', t.narrow],
                ['wide', t.wide],
              ]}
              onChange={(next) => setWidth(next)}
            />
          </div>
        </div>
        <div
          className={classNames(
            'w-full overflow-hidden rounded-card ring-1 ring-line transition-[max-width]',
            width === 'narrow' ? 'mx-auto max-w-90' : 'max-w-full',
          )}
        >
          <EmbedPreview choice={choice} origin={origin} title={title} />
        </div>
      </section>
    </div>
  );
}
