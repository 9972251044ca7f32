// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetVisitor } from './forget-visitor.ts';

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test('deletes all data of the visitor, but not of the kiosk', () => {
  localStorage.setItem('umkreis:language', 'en');
  localStorage.setItem('umkreis-request:recent-words', '["brot"]');
  localStorage.setItem('umkreis-kiosk:done', 'x');
  sessionStorage.setItem('anything', '1');
  document.body.innerHTML = '<form><input id="typed"></form><video></video>';
  const typed = document.querySelector<HTMLInputElement>('#typed')!;
  typed.value = 'Anna';
  typed.focus();
  const stop = vi.fn<() => void>();
  const stream = new MediaStream();
  stream.getTracks = () => [{ stop }] as unknown as MediaStreamTrack[];
  document.querySelector('video')!.srcObject = stream;

  forgetVisitor();
  expect(Object.keys(localStorage)).toEqual(['umkreis-kiosk:done']);
  expect(sessionStorage.length).toBe(0);
  expect(stop).toHaveBeenCalledOnce();
  expect(document.querySelector('video')!.srcObject).toBeNull();
  expect(typed.value).toBe('');
  expect(document.activeElement).not.toBe(typed);
});
