import type { Boot } from '@umkreis/contract/boot.ts';

/** What the edge wrote into the page. @throws when the page did not come through the edge */
export function readBoot(): Boot {
  const block = document.getElementById('boot');
  if (!block?.textContent) throw new Error('The page has no boot block; open it through the edge.');
  return JSON.parse(block.textContent) as Boot;
}
