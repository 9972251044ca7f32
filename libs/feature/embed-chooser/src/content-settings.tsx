import type { Boot } from '@umkreis/contract/boot.ts';
import { viewsOfTopic, type EmbedTopicKind } from '@umkreis/contract/embed-address.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import type { EmbedChoice } from './embed-line.ts';
import { embedChooserMessages } from './messages/embed-chooser.ts';
import { PlaceChoice } from './place-choice.tsx';
import { Segments } from './segments.tsx';
import type { TopicOption } from './use-embed-topics.ts';

interface Props {
  boot: Boot;
  choice: EmbedChoice;
  onChange(choice: EmbedChoice): void;
  kinds: readonly EmbedTopicKind[];
  options: Partial<Record<EmbedTopicKind, readonly TopicOption[]>>;
}

/** What is embedded: a kind of content, and which of them. */
export function ContentSettings({ boot, choice, onChange, kinds, options }: Props) {
  const t = useMessages(embedChooserMessages);
  const { topic } = choice;
  const choose = (next: EmbedChoice['topic']) => {
    const views = viewsOfTopic(next.of);
    onChange({ ...choice, topic: next, view: views.includes(choice.view) ? choice.view : views[0]! });
  };
  return (
    <Segments
      label={t.kind}
      value={topic.of}
      options={kinds.map((kind) => [kind, t[kind]] as const)}
      onChange={(of) => choose({ of, id: options[of]?.[0]?.id ?? '' })}
    >
      {topic.of === 'place' && <PlaceChoice boot={boot} place={topic} onChoose={choose} />}
      {options[topic.of] && (
        <SelectField label={t.which} hideLabel value={topic.id} onChange={(id) => choose({ of: topic.of, id })}>
          {options[topic.of]!.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
    </Segments>
  );
}
