// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { DashboardMedium, PictureFocus } from '@umkreis/contract/media.ts';
import { serve, showInDashboard } from '../../testing/show-in-dashboard.tsx';
import { FocusField } from './focus-field.tsx';

const size = { url: '/media/a-320.webp', width: 320, height: 200, format: 'webp' as const };
const medium = { id: 'a', alt: 'Brote', color: '#808080', renditions: [size] } as unknown as DashboardMedium;

function Field({ initial }: { initial: PictureFocus | null }) {
  const [focus, setFocus] = useState(initial);
  return <FocusField medium={medium} focus={focus} onChange={setFocus} />;
}

async function start(initial: PictureFocus | null = null) {
  const screen = showInDashboard(await serve(() => ({})), <Field initial={initial} />);
  await screen.until(() => document.querySelector('[role="slider"]'));
  const slider = () => screen.find<HTMLElement>('[role="slider"]');
  const at = () => slider().getAttribute('aria-valuetext');
  const press = (key: string, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
    slider().dispatchEvent(event);
    return event.defaultPrevented;
  };
  const crops = () =>
    Array.from(document.querySelectorAll<HTMLElement>('figure img'), ({ style }) => style.objectPosition);
  return { ...screen, slider, at, press, crops };
}

test('sets the point by click, shows it in both crops, and returns to the centre', async () => {
  const { slider, at, click, crops, until, find } = await start();
  expect([at(), crops()]).toEqual(['Mitte', ['', '']]);
  const toCentre = () => find<HTMLButtonElement>('button');
  expect(toCentre().disabled || toCentre().getAttribute('aria-disabled') === 'true').toBe(true);
  vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 400, 200));
  slider().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 200, clientY: 200 }));
  await until(() => at() === '25 % von links, 75 % von oben');
  expect(crops()).toEqual(['25% 75%', '25% 75%']);
  click('Zurück zur Mitte');
  await until(() => at() === 'Mitte');
});

test('moves the point by arrow keys, finely with Shift, and never out of the picture', async () => {
  const { press, at, until } = await start({ x: 0.93, y: 0.02 });
  expect(press('ArrowRight')).toBe(true);
  await until(() => at() === '98 % von links, 2 % von oben');
  for (const [key, shiftKey, text] of [
    ['ArrowRight', false, '100 % von links, 2 % von oben'],
    ['ArrowUp', false, '100 % von links, 0 % von oben'],
    ['ArrowDown', true, '100 % von links, 1 % von oben'],
    ['ArrowLeft', true, '99 % von links, 1 % von oben'],
  ] as const) {
    press(key, shiftKey);
    await until(() => at() === text);
  }
  expect(press('Tab')).toBe(false);
});
