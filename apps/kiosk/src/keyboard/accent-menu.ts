import { accentsOf } from './accents.ts';

/** Time after which a pressed key offers its accents, ms. */
const HOLD_MS = 450;

export interface AccentMenu {
  /** A key was pressed and has typed its letter. @param button its element */
  press(key: string, button: HTMLElement): void;
  remove(): void;
}

/**
 * Offers the accents of a key that is held: above it, for the same finger to slide to or to be touched afterwards. Any
 * other touch closes them.
 * @param keyboard positioned element that contains the keys
 * @param onAccent the accent replaces the letter that the key has typed
 */
export function createAccentMenu(
  keyboard: HTMLElement,
  label: () => string,
  onAccent: (accent: string) => void,
): AccentMenu {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let menu: HTMLElement | null = null;
  const close = () => {
    menu?.remove();
    menu = null;
  };
  const release = (event: PointerEvent) => {
    clearTimeout(timer);
    if (!menu) return;
    // The finger that held the key has captured the pointer, so the event names the key.
    const accent = accentAt(event);
    if (accent) onAccent(accent);
    if (accent || !isOfKey(event, keyboard)) close();
  };
  const follow = (event: PointerEvent) => {
    const under = menu && document.elementFromPoint(event.clientX, event.clientY);
    for (const one of menu?.children ?? []) one.toggleAttribute('data-active', one === under);
  };
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointermove', follow, true);
  return {
    press(key, button) {
      close();
      clearTimeout(timer);
      const accents = accentsOf(key);
      if (accents.length === 0) return;
      const place = button.getBoundingClientRect();
      timer = setTimeout(() => {
        menu = drawMenu(accents, label());
        keyboard.append(menu);
        placeAbove(menu, place);
      }, HOLD_MS);
    },
    remove() {
      clearTimeout(timer);
      close();
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointermove', follow, true);
    },
  };
}

function accentAt({ clientX, clientY }: PointerEvent): string | undefined {
  const element = document.elementFromPoint(clientX, clientY);
  return element instanceof HTMLElement ? element.dataset.accent : undefined;
}

/** Lifting the finger from the held key leaves the accents open. */
function isOfKey({ clientX, clientY }: PointerEvent, keyboard: HTMLElement): boolean {
  const key = document.elementFromPoint(clientX, clientY)?.closest('.hg-button');
  return Boolean(key && keyboard.contains(key));
}

function drawMenu(accents: readonly string[], label: string): HTMLElement {
  const menu = document.createElement('div');
  menu.className = 'kiosk-accents';
  menu.setAttribute('role', 'group');
  menu.setAttribute('aria-label', label);
  for (const accent of accents) {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.dataset.accent = accent;
    button.textContent = accent;
    menu.append(button);
  }
  return menu;
}

/** Above the key, within the keyboard's width. @param key where it was: the next layer replaces its element */
function placeAbove(menu: HTMLElement, key: DOMRect): void {
  const around = menu.parentElement!.getBoundingClientRect();
  const middle = key.left - around.left + key.width / 2 - menu.offsetWidth / 2;
  menu.style.left = `${Math.max(8, Math.min(middle, around.width - menu.offsetWidth - 8))}px`;
  menu.style.top = `${key.top - around.top - menu.offsetHeight - 8}px`;
}
