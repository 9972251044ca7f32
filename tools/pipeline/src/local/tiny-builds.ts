import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';

const shellPage =
  '<html lang="de"><head><!--head--><script defer src="%SHELL%/main.js"></script></head>' +
  '<body><div id="root"><!--body--></div><!--boot--></body></html>';
const shellCode = `const boot = JSON.parse(document.getElementById('boot').textContent);
  const remote = boot.remotes[location.pathname.split('/')[1]];
  const root = document.getElementById('root');
  root.innerHTML = '<main aria-busy="true"></main>';
  if (remote) {
    const script = document.createElement('script');
    script.src = remote.entry.replace('mf-manifest.json', 'main.js');
    document.head.append(script);
  } else root.innerHTML = '<main>home</main>';`;
const remoteCode = `fetch('/api/branches/').then((response) => response.json()).then((branches) => {
    document.getElementById('root').innerHTML = '<main>' + branches.length + ' branches</main>';
  });`;

/** What the edge reads of a remote's manifest. */
const manifest = { metaData: { remoteEntry: { name: 'main.js', path: '' } }, exposes: [], shared: [] };

/**
 * Writes a build of a surface with the interfaces of the real one, but a few lines of code.
 * @param text that makes it different from other builds
 */
export async function writeTinyBuild(surface: Surface, folder: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const isShell = surface === 'shell';
  await writeFile(path.join(folder, 'main.js'), `/* ${text} */ ${isShell ? shellCode : remoteCode}`);
  if (isShell) await writeFile(path.join(folder, 'index.html'), shellPage);
  else await writeFile(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
}
