import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';
import { componentHooks } from './tools/start/src/lint/component-hooks.ts';
import { noCopyingEffects } from './tools/start/src/lint/no-copying-effects.ts';
import { noEmptyComponents } from './tools/start/src/lint/no-empty-components.ts';
import { noFolderCircles } from './tools/start/src/lint/no-folder-circles.ts';
import { noPrivateWords } from './tools/start/src/lint/no-private-words.ts';
import { onlyDeclaredPackages } from './tools/start/src/lint/only-declared-packages.ts';

const umkreis = {
  rules: {
    'component-hooks': componentHooks,
    'no-copying-effects': noCopyingEffects,
    'no-empty-components': noEmptyComponents,
    'no-folder-circles': noFolderCircles,
    'no-private-words': noPrivateWords,
    'only-declared-packages': onlyDeclaredPackages,
  },
};

const apps = ['shell', 'map', 'embed', 'kiosk', 'dashboard', 'api', 'edge', 'jobs', 'e2e'];
const anyLib = [
  'type:feature',
  'type:feature-core',
  'type:data-access',
  'type:ui',
  'type:config',
  'type:domain',
  'type:util',
  'type:contract',
];

const belowFeatures = ['type:data-access', 'type:ui', 'type:domain', 'type:contract', 'type:util'];

/** Which kinds of projects may import which, as described in docs/architecture.md. */
const depConstraints = [
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: anyLib },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: [...anyLib, 'type:tool'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: [...anyLib, 'type:tool'] },
  { sourceTag: 'type:feature', onlyDependOnLibsWithTags: ['type:feature-core', ...belowFeatures] },
  { sourceTag: 'type:feature-core', onlyDependOnLibsWithTags: ['type:feature-core', ...belowFeatures] },
  {
    sourceTag: 'type:data-access',
    onlyDependOnLibsWithTags: ['type:data-access', 'type:domain', 'type:contract', 'type:util'],
  },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui', 'type:util', 'type:contract'] },
  { sourceTag: 'type:config', onlyDependOnLibsWithTags: ['type:domain', 'type:contract'] },
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain', 'type:contract'] },
  { sourceTag: 'type:util', onlyDependOnLibsWithTags: ['type:util', 'type:contract'] },
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:contract'] },
  { sourceTag: 'platform:browser', onlyDependOnLibsWithTags: ['platform:browser', 'platform:any'] },
  { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
];

/** Dependencies are used through what they publish. */
const onlyPublic = [
  {
    selector: 'Literal[value=/node_modules\\u002F(?!\\.bin|.*\\u002Fbin\\u002F)/]',
    message: 'Use what the package exports: import it, or import.meta.resolve() the entry.',
  },
  {
    selector: "MemberExpression[property.name=/^_[a-z]/]:not([object.type='ThisExpression'])",
    message: 'Private members of a library may change with each release: use its public API.',
  },
];

export default [
  { ignores: ['**/dist', '**/out-tsc', '.data*', '**/node_modules', '**/*.mjs', 'libs/contract/src/released'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': nx, '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      // The formatter limits the width of code; strings and URLs are not broken.
      'max-len': [
        'error',
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreUrls: true, ignoreRegExpLiterals: true },
      ],
      // Modules are imported by file, so a lib may be loaded both lazily and statically.
      '@nx/enforce-module-boundaries': [
        'error',
        {
          checkDynamicDependenciesExceptions: ['.*'],
          enforceBuildableLibDependency: false,
          banTransitiveDependencies: false,
          allow: ['@umkreis/build/**', '@umkreis/dashboard/src/**'],
          depConstraints,
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['lazy'],
              message: 'It caches a failed load permanently: use lazyPart of @umkreis/ui/lazy-part.tsx.',
            },
            { name: 'lru-cache', message: 'Servers have one bounded cache: @umkreis/serving/byte-cache.ts.' },
          ],
          patterns: [
            {
              // Browser tests name the dashboard's texts.
              regex: `^@umkreis/(?!dashboard/src/[\\w-]+/messages/)(${apps.join('|')})(/|$)`,
              message: 'Apps must not be imported: move shared code into a lib.',
            },
            {
              regex: '^react-router(-dom)?($|/)',
              message: 'Import from @umkreis/federation/router.ts, the shared facade.',
            },
            {
              regex: '^deck\\.gl$|^@deck\\.gl/mapbox',
              message: 'The umbrella package is too heavy: import @deck.gl/core, layers or maplibre.',
            },
          ],
        },
      ],
    },
  },
  // SQL is broken like code.
  { files: ['**/*.repository.ts'], rules: { 'max-len': ['error', { code: 120 }] } },
  {
    files: ['libs/util/federation/src/{router.ts,remote.tsx}', 'libs/util/serving/src/byte-cache.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: [
      'apps/{shell,map,embed,kiosk,dashboard}/src/**/*.{ts,tsx}',
      'libs/{feature,ui,data-access,util}/**/*.{ts,tsx}',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@umkreis/contract/endpoints/*'],
              allowTypeImports: true,
              message: 'The table of endpoints loads zod and all schemas: import its types only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{apps,libs,libs/*,tools}/*/**/*.{ts,tsx}'],
    plugins: { umkreis },
    rules: { 'umkreis/only-declared-packages': 'error' },
  },
  {
    files: ['{apps,libs,libs/*,tools}/*/src/**/*.{ts,tsx}'],
    plugins: { umkreis },
    rules: { 'umkreis/no-folder-circles': 'error', 'umkreis/no-private-words': 'error' },
  },
  {
    files: ['{apps,libs,libs/*}/*/src/**/*.{ts,tsx}'],
    ignores: [
      'apps/e2e/**',
      '**/*.test.ts',
      'libs/util/i18n/src/date-format.ts',
      'libs/domain/opening-hours/src/zoned-time.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...onlyPublic,
        {
          selector: "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
          message: 'Use dateFormat() of @umkreis/i18n/date-format.ts, which requires a time zone.',
        },
        {
          selector: 'CallExpression > MemberExpression[property.name=/^toLocale(Date|Time)String$/]',
          message: 'Use dateFormat() of @umkreis/i18n/date-format.ts, which requires a time zone.',
        },
        {
          selector: 'Literal[value=/^(de-CH|en-GB)$/]',
          message: 'Locales are defined in @umkreis/i18n/date-format.ts only: use dateFormat() or numberText().',
        },
        {
          selector:
            "MemberExpression[object.name='Intl'][property.name='NumberFormat'], " +
            "CallExpression > MemberExpression[property.name='toLocaleString']",
          message: 'Use numberText() of @umkreis/i18n/number-text.ts for numbers.',
        },
      ],
    },
  },
  { files: ['libs/util/i18n/src/number-text.ts'], rules: { 'no-restricted-syntax': ['error', ...onlyPublic] } },
  {
    files: ['tools/build/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...onlyPublic] },
  },
  {
    files: ['{apps,libs,libs/*,tools}/*/src/**/*.{ts,tsx}'],
    // Tests: the callbacks of `describe` are long by nature.
    ignores: ['**/*.{test,spec}.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true, IIFEs: true }] },
  },
  {
    files: ['{apps,libs,libs/*}/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,spec,stories}.{ts,tsx}'],
    plugins: { umkreis },
    rules: {
      'umkreis/component-hooks': 'error',
      'umkreis/no-copying-effects': 'error',
      'umkreis/no-empty-components': 'error',
    },
  },
];
