import type { Boot } from '@umkreis/contract/boot.ts';

/** The boot data in the page. @throws if the page was not served by the edge */
export function readBoot(): Boot {
  const block = document.getElementById('boot');
  if (!block?.textContent) throw new Error('The page has no boot block; open it through the edge.');
  return JSON.parse(block.textContent) as Boot;
}
