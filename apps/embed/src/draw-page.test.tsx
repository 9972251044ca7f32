// @vitest-environment happy-dom
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { drawPage } from './draw-page.ts';

function FailsLater({ when }: { when: 'drawn' | 'later' }) {
  const [hasFailed, setFailed] = useState(when === 'drawn');
  useEffect(() => {
    if (when === 'later') setTimeout(() => setFailed(true), 10);
  }, [when]);
  if (hasFailed) throw new Error('no list');
  return <p>a list</p>;
}

test.each(['drawn', 'later'] as const)('shows an error once for a page that fails when it is %s', async (when) => {
  const element = document.body.appendChild(document.createElement('div'));
  const report = vi.fn();
  drawPage(element, <FailsLater when={when} />, { failed: <main>It failed</main>, report });
  await expect.poll(() => element.innerHTML).toBe('<main>It failed</main>');
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'no list' }));
});
