import type { ReactNode } from 'react';
import { embedChooserMessages } from './messages/embed-chooser.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { CodeLine } from './code-line.tsx';

/** Documentation for integrators below the code: attributes, events, content security policy, privacy. */
export function EmbedDocs({ origin, line }: { origin: string; line: string }) {
  const t = useMessages(embedChooserMessages);
  const copy = { copyLabel: t.copyCode, copiedLabel: t.copied };
  const example = `${line}
<script>
  const list = document.querySelector('umkreis-embed');
  list.addEventListener('select', ({ detail }) => console.log(detail.title, detail.url));
  list.setAttribute('theme', 'dark');
</script>`;
  return (
    <section className="grid gap-8 border-t border-line pt-8">
      <h2 className="text-xl">{t.docs}</h2>
      <Part title={t.attributes} text={t.attributesText}>
        <Table
          head={[t.attribute, t.values, t.meaning]}
          rows={[
            ['shortcut, category, tag, list, place', 'id', t.topicAttributes],
            ['guide', 'https://…', t.guideAttribute],
            ['view', 'list, list-map, tiles, map, agenda', t.viewAttribute],
            ['rows, sort, open-now', '1–100; title, open', t.selectionAttributes],
            ['from, to', 'YYYY-MM-DD', t.daysAttribute],
            ['center, zoom', '47.14,9.52; 14', t.centerAttribute],
            ['theme', 'light, dark', t.themeAttribute],
            ['accent', '#rrggbb', t.accentAttribute],
            ['language', 'de, en', t.languageAttribute],
            ['height', 'px', t.heightAttribute],
            ['label', 'text', t.labelAttribute],
            ['sandbox', 'allow-scripts …', t.sandboxAttribute],
          ]}
        />
      </Part>
      <Part title={t.events} text={t.eventsText}>
        <Table
          head={[t.event, t.fields, t.meaning]}
          rows={[
            ['ready', 'title, height', t.readyEvent],
            ['height', 'height', t.heightEvent],
            ['select', 'nanoId, title, url', t.selectEvent],
            ['filter', 'words, count', t.filterEvent],
            ['error', 'reason', t.errorEvent],
          ]}
        />
        <p className="text-sm text-ink-soft">{t.filterCall}</p>
        <CodeLine label={t.example} text={example} {...copy} />
      </Part>
      <Part title={t.frames} text={t.framesText}>
        <CodeLine
          label={t.frames}
          text={`<iframe src="…?host=https%3A%2F%2Fwww.example.org" title="…"></iframe>
frame.contentWindow.postMessage({ umkreis: 1, type: 'look', theme: 'dark' }, '${origin}');`}
          {...copy}
        />
      </Part>
      <Part title={t.policy} text={t.policyText}>
        <CodeLine label={t.policy} text={`script-src ${origin}; frame-src ${origin}`} {...copy} />
      </Part>
      <div className="grid gap-8 md:grid-cols-2">
        <Part title={t.privacy} text={t.privacyText} />
        <Part title={t.withoutScript} text={t.withoutScriptText} />
      </div>
    </section>
  );
}

function Part({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="text-lg">{title}</h3>
      <p className="max-w-[44rem] text-ink-soft">{text}</p>
      {children}
    </div>
  );
}

/** Rows of three columns; on phones each row is a paragraph. */
function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly [string, string, string])[] }) {
  return (
    <table className="block w-full text-left text-sm sm:table">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="border-b border-line">
          {head.map((text) => (
            <th key={text} scope="col" className="py-2 pr-4 font-medium text-ink-soft">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(([name, values, meaning]) => (
          <tr key={name} className="block border-b border-line py-2 sm:table-row sm:py-0">
            <th scope="row" className="block pr-4 font-mono font-medium sm:table-cell sm:py-2">
              {name}
            </th>
            <td className="block pr-4 font-mono text-ink-soft sm:table-cell sm:py-2">{values}</td>
            <td className="block sm:table-cell sm:py-2">{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
