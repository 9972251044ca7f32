const stems = 'add|allow|chang|check|creat|drop|fix|improv|limit|mak|mov|remov|renam|replac|show|support|updat|us|writ';
/** 'adds', 'added', 'adding' and the like. */
const otherForms = new RegExp(`^(?:${stems})(?:e?s|e?d|p?ing)\\b`, 'i');

/** Rules of commit messages, see CONTRIBUTING. `tools/start/src/lint/lint-commits.ts` applies them. */
export default {
  extends: ['@commitlint/config-conventional'],
  ignores: [(message) => message.startsWith('Merge ')],
  plugins: [
    {
      rules: {
        'subject-imperative': ({ subject }) => [
          !otherForms.test(subject ?? ''),
          "subject must be in the imperative: 'add', not 'adds', 'added' or 'adding'",
        ],
      },
    },
  ],
  rules: {
    'type-enum': [
      2,
      'always',
      ['feat', 'fix', 'docs', 'refactor', 'test', 'perf', 'chore', 'build', 'ci', 'style', 'revert'],
    ],
    'header-max-length': [2, 'always', 120],
    'subject-max-length': [2, 'always', 100],
    'subject-imperative': [2, 'always'],
    'body-max-line-length': [2, 'always', 120],
    'footer-max-line-length': [2, 'always', 120],
  },
};
