import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { workspace } from './services.ts';

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const { groups } = parse(read('docker/monitoring/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('docker/monitoring/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Names in the sources that create metrics. */
const sources = globSync('{apps/{edge,api,jobs},libs/*/*}/src/**/*.ts', { cwd: workspace })
  .filter((file) => !file.endsWith('.test.ts'))
  .map(read);
const exported = new Set(
  sources.flatMap((text) => [...text.matchAll(/'(umkreis_[a-z_]+)'/g)].map(([, name]) => name!)),
);
/** Those of prom-client that docs/operations-monitoring.md names. */
const ofLibrary = new Set(['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds']);
const isExported = (name: string) =>
  ofLibrary.has(name) || exported.has(name) || exported.has(name.replace(/_(bucket|sum|count)$/, ''));

/** Labels in these sources, and those of prom-client's histograms and of the process. */
const labels = new Set([
  'le',
  'service',
  ...sources.flatMap((text) =>
    [...text.matchAll(/\blabel(?:Name)?s: \[([^\]]*)\]/g)].flatMap(([, names]) => names!.match(/\w+/g) ?? []),
  ),
]);

it('uses only exported metrics in alerts and dashboard', () => {
  expect(exported.size).toBeGreaterThan(25);
  const used = expressions.flatMap((text) => text.match(/\b(umkreis|process|nodejs)_[a-z_]+/g) ?? []);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !isExported(name))).toEqual([]);
});

it('uses only labels that some metric has', () => {
  const used = expressions.flatMap((text) => [
    ...[...text.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names]) => names!.split(/, */)),
    ...[...text.matchAll(/[{,] *(\w+) *(?:=~?|!=|!~) *"/g)].map(([, name]) => name!),
  ]);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !labels.has(name))).toEqual([]);
});

it('documents only exported metrics, among them each one of an alert', () => {
  const documented = new Set(read('docs/operations-monitoring.md').match(/\bumkreis_[a-z_]+/g));
  expect([...documented].filter((name) => !isExported(name))).toEqual([]);
  const ofAlerts = rules.flatMap(({ expr }) => expr.match(/\bumkreis_[a-z_]+/g) ?? []);
  expect(ofAlerts.filter((name) => !documented.has(name))).toEqual([]);
});

it('has a time, a severity and a runbook page for every alert, and an alert for every page', () => {
  const pages = [...read('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title!);
  expect(rules.map(({ alert }) => alert)).toEqual(pages);
  for (const { alert, for: time, labels, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
    expect([time, labels.severity]).toEqual([
      expect.stringMatching(/^\d+[mh]$/),
      expect.stringMatching(/^(page|ticket)$/),
    ]);
    expect(annotations.summary).not.toBe('');
  }
});

it('balances the brackets of every expression', () => {
  const pairs = ['()', '[]', '{}'].map((pair): [string, string] => [pair[0]!, pair[1]!]);
  for (const text of expressions)
    for (const [open, close] of pairs)
      expect([text, text.split(open).length]).toEqual([text, text.split(close).length]);
});
