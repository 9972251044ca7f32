import { useEffect, useRef, useState } from 'react';
import { embedTopics } from '@umkreis/contract/embed-address.ts';
import { selectionNames, selectionOfView, selectionParameters } from '@umkreis/contract/embed-selection.ts';
import { embedChooserMessages } from './messages/embed-chooser.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { EmbedChoice } from './embed-line.ts';

const scriptPath = '/embed/umkreis-embed.js';
/** Maximum height, px: long lists scroll inside the preview. */
const mostHeight = 640;

let loading: Promise<void> | null = null;

/** Loads the same script as clients' pages. */
function loadElement(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptPath;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new Error(`${scriptPath} could not be loaded.`));
    };
    document.head.append(script);
  });
  return loading;
}

interface Props {
  choice: EmbedChoice;
  /** Origin of the guide, `https://host` */
  origin: string;
  title: string;
}

/** Preview of the list as in the client's page: the same element with the same attributes. */
export function EmbedPreview({ choice: { topic, view, selection, look }, origin, title }: Props) {
  const t = useMessages(embedChooserMessages);
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const element = document.createElement('umkreis-embed');
    place.current?.replaceChildren(element);
    loadElement().catch(() => setHasFailed(true));
    return () => element.remove();
  }, []);
  useEffect(() => {
    const element = place.current?.firstElementChild;
    if (!element) return;
    const set = (name: string, value: string | null) =>
      value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
    set('guide', origin);
    for (const of of embedTopics) set(of, of === topic.of ? topic.id : null);
    set('view', view === 'list' ? null : view);
    const selected = new Map<string, string>(selectionParameters(selectionOfView(selection, topic.of, view)));
    for (const name of selectionNames) set(name, selected.get(name) ?? null);
    set('height', String(mostHeight));
    set('label', `${t.preview}: ${title}`);
    set('theme', look.theme);
    set('accent', look.accent);
    set('language', look.language);
  }, [origin, topic, view, selection, look, title, t]);
  return (
    <>
      {hasFailed && (
        <p role="alert" className="p-4 text-sm text-closed">
          {t.previewFailed}
        </p>
      )}
      <div ref={place} />
    </>
  );
}
