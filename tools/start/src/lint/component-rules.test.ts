import { Linter, type Rule } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { componentHooks } from './component-hooks.ts';
import { noCopyingEffects } from './no-copying-effects.ts';
import { noEmptyComponents } from './no-empty-components.ts';

const linter = new Linter();

/** Messages of one rule */
function messages(rule: Rule.RuleModule, code: string): string[] {
  const found = linter.verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser as never, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { umkreis: { rules: { checked: rule } } },
      rules: { 'umkreis/checked': 'error' },
    },
    'file.tsx',
  );
  return found.map(({ message }) => message);
}

const hooks = (count: number) =>
  Array.from({ length: count }, (_, nr) => `const a${nr} = useAtomValue(b${nr});`).join('\n');

test.each([
  'function Loader() { useLoad(); return null; }',
  'const Loader = memo(function Loader({ isOn }) { useLoad(); if (isOn) return null; return null; });',
  'const Loader = memo(() => { useEffect(() => { start(); return stop; }); return null; });',
  'export function Loader() { useLoad(); }',
])('rejects a component that renders nothing: %s', (code) => {
  expect(messages(noEmptyComponents, code)).toEqual([expect.stringContaining("'Loader' renders nothing")]);
});

test.each([
  'function Bar({ isOn }) { useLoad(); if (!isOn) return null; return <p />; }',
  'function Bar() { useLoad(); return [1].map(() => { return null; }); }',
  'function useBar() { useLoad(); return null; }',
  'const bar = () => { useLoad(); return null; };',
  'const Bar = () => null;',
])('accepts a component that renders something, and other functions: %s', (code) => {
  expect(messages(noEmptyComponents, code)).toEqual([]);
});

test.each([
  'const set = useSetAtom(a); useLayoutEffect(() => set(value), [set, value]);',
  'const set = useSetAtom(a); useEffect(() => { set(() => value); }, [value]);',
  'const [one, setOne] = useState(null); useEffect(() => { if (!isOn) setOne(value); }, [value]);',
  'const [one, setOne] = useAtom(a); useEffect(() => { if (isOn) return; const next = value + 1; setOne(next); });',
  'const store = useStore(); useEffect(() => void store.set(a, value), [value]);',
  'const [one, add] = useReducer(sum, 0); React.useEffect(() => { isOn && add(1); });',
])('rejects an effect that only copies state: %s', (code) => {
  expect(messages(noCopyingEffects, `function Bar() { ${code} return <p />; }`)).toEqual([
    expect.stringContaining('only copies state'),
  ]);
});

test.each([
  'const set = useSetAtom(a); useEffect(() => { set(value); return () => set(null); });',
  'const [one, setOne] = useState(null); useEffect(() => { load().then(setOne); }, []);',
  'const [one, setOne] = useState(null); useEffect(() => { map.on("move", () => setOne(map.zoom)); }, []);',
  'const [one, setOne] = useState(null); useEffect(() => one.focus(), [one]);',
  'const ref = useRef(null); useEffect(() => { ref.current = value; });',
  'useEffect(() => track(value), [value]);',
  'const set = useSetAtom(a); const go = useCallback(() => { set(value); }, [value]);',
])('accepts an effect on something else: %s', (code) => {
  expect(messages(noCopyingEffects, `function Bar() { ${code} return <p />; }`)).toEqual([]);
});

test('rejects a component with eight hooks, without texts, context and those of functions inside', () => {
  const bar = (body: string) => messages(componentHooks, `const Bar = memo(function Bar() { ${body} return <p />; });`);
  expect(bar(hooks(7))).toEqual([]);
  expect(bar(hooks(8))).toEqual([expect.stringContaining("'Bar' calls 8 hooks")]);
  expect(bar(`${hooks(7)} const { boot } = useGuide(); const t = useMessages(texts);`)).toEqual([]);
  expect(bar(`${hooks(7)} const Inner = () => { useOther(); return <p />; };`)).toEqual([]);
  expect(messages(componentHooks, `function useBar() { ${hooks(9)} return 1; }`)).toEqual([]);
});
