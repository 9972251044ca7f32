import { expect, it } from 'vitest';
import { reportBuilds, reportFailedStarts } from './dev-output.ts';

const information = '<i> [rspack-dev-server]\n  ➜  Local:    http://127.0.0.1:4211/\n';

it('prints the errors of a failed build and the next success, and no other output', () => {
  const printed: string[] = [];
  const read = reportBuilds('map', (text) => printed.push(text));
  read(information);
  read("<w> [Module Federation Manifest Plugin] absolute path resolution, reason: publicPath='auto'\n");
  read('map compiled successfully\n');
  expect(printed).toEqual([]);

  read(`${information}ERROR in ./src/app.tsx\n  × Expected ';'\n\nmap compiled with 1 error\n`);
  expect(printed).toEqual(["map:\nERROR in ./src/app.tsx\n  × Expected ';'\n\nmap compiled with 1 error"]);
  read(information);
  read('map compiled successfully\n');
  read('map compiled successfully\n');
  expect(printed.slice(1)).toEqual(['map compiled successfully']);
});

it('prints why a watched process ended, and not what it printed before its last start', () => {
  const printed: string[] = [];
  const read = reportFailedStarts('API', (text) => printed.push(text));
  read('earlier\n');
  read("Restarting 'apps/api/src/main.ts'\n");
  read('SyntaxError: Unexpected token\n');
  expect(printed).toEqual([]);
  read("Failed running 'apps/api/src/main.ts'. Waiting for file changes before restarting...\n");
  expect(printed).toEqual([
    expect.stringMatching(/^API:\nRestarting .*\nSyntaxError: Unexpected token\nFailed running /),
  ]);
});
