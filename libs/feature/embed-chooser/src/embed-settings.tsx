import { useId } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { viewsOfTopic, type EmbedTopicKind } from '@umkreis/contract/embed-address.ts';
import { embedChooserMessages } from './messages/embed-chooser.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { ContentSettings } from './content-settings.tsx';
import type { EmbedChoice } from './embed-line.ts';
import { Segments } from './segments.tsx';
import { SelectionSettings } from './selection-settings.tsx';
import type { TopicOption } from './use-embed-topics.ts';

interface Props {
  boot: Boot;
  choice: EmbedChoice;
  onChange(choice: EmbedChoice): void;
  kinds: readonly EmbedTopicKind[];
  options: Partial<Record<EmbedTopicKind, readonly TopicOption[]>>;
  /** The guide's own accent colour, `#rrggbb` */
  usualAccent: string;
}

const viewTexts = {
  list: 'viewList',
  'list-map': 'viewListMap',
  tiles: 'viewTiles',
  map: 'viewMap',
  agenda: 'viewAgenda',
} as const;

/** One place is no list. */
const placeViewTexts = { ...viewTexts, list: 'viewPlace', 'list-map': 'viewPlaceMap' } as const;

/** Settings of an embedded list: content, style and integration. */
export function EmbedSettings({ boot, choice, onChange, kinds, options, usualAccent }: Props) {
  const t = useMessages(embedChooserMessages);
  const { topic, look, by } = choice;
  const views = viewsOfTopic(topic.of);
  const texts = topic.of === 'place' ? placeViewTexts : viewTexts;
  const setLook = (part: Partial<EmbedChoice['look']>) => onChange({ ...choice, look: { ...look, ...part } });
  return (
    <div className="grid gap-5">
      <ContentSettings boot={boot} choice={choice} onChange={onChange} kinds={kinds} options={options} />
      {views.length > 1 && (
        <Segments
          label={t.view}
          value={choice.view}
          options={views.map((view) => [view, t[texts[view]]] as const)}
          onChange={(view) => onChange({ ...choice, view })}
        />
      )}
      <SelectionSettings choice={choice} onChange={onChange} />
      <Segments
        label={t.theme}
        value={look.theme ?? 'auto'}
        options={[
          ['auto', t.themeAuto],
          ['light', t.themeLight],
          ['dark', t.themeDark],
        ]}
        onChange={(theme) => setLook({ theme: theme === 'auto' ? null : theme })}
      />
      <AccentInput accent={look.accent} usualAccent={usualAccent} onChange={(accent) => setLook({ accent })} />
      <Segments
        label={t.language}
        value={look.language ?? 'de'}
        options={[
          ['de', t.german],
          ['en', t.english],
        ]}
        onChange={(next) => setLook({ language: next === 'de' ? null : next })}
      />
      <Segments
        label={t.by}
        value={by}
        options={[
          ['element', t.byElement],
          ['frame', t.byFrame],
        ]}
        onChange={(next) => onChange({ ...choice, by: next })}
      >
        <p className="text-xs text-ink-soft">{by === 'element' ? t.byElementText : t.byFrameText}</p>
      </Segments>
    </div>
  );
}

/** The list's accent colour; the guide's own until another one is chosen. */
function AccentInput({
  accent,
  usualAccent,
  onChange,
}: {
  accent: EmbedChoice['look']['accent'];
  usualAccent: string;
  onChange(accent: string | null): void;
}) {
  const t = useMessages(embedChooserMessages);
  const accentId = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={accentId} className="text-sm font-medium text-ink-soft">
        {t.accent}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={accentId}
          type="color"
          value={(accent ?? usualAccent).toLowerCase()}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-16 shrink-0 cursor-pointer rounded-control bg-paper p-1 ring-1 ring-line-strong ring-inset"
        />
        <code className="tabular text-sm text-ink-soft">{(accent ?? usualAccent).toLowerCase()}</code>
        {accent && (
          <Button kind="quiet" size="small" onClick={() => onChange(null)} className="ml-auto">
            {t.accentReset}
          </Button>
        )}
      </div>
      <p className="text-xs text-ink-soft">{t.accentText}</p>
    </div>
  );
}
