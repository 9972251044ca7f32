import { earlyFieldId, earlyListId, setEarlyUse, type EarlyUse } from '@umkreis/contract/page-frame/early-use.ts';

const isIn = ({ target }: Event, id: string) => target instanceof Element && target.closest(`#${id}`) !== null;

/**
 * Records what a visitor does with the search field and the list of the server-rendered page, until the app takes
 * over.
 */
export function recordEarlyUse(): void {
  const use: EarlyUse = { words: '', isFocused: false, isListUsed: false };
  setEarlyUse(use);
  const follow = (type: string, record: (event: Event) => void) => addEventListener(type, record, { capture: true });
  follow('input', (event) => {
    if (isIn(event, earlyFieldId)) use.words = (event.target as HTMLInputElement).value;
  });
  for (const type of ['focusin', 'pointerdown'])
    follow(type, (event) => {
      use.isFocused = isIn(event, earlyFieldId);
    });
  for (const type of ['focusin', 'pointerdown', 'wheel', 'scroll'])
    follow(type, (event) => {
      use.isListUsed ||= isIn(event, earlyListId);
    });
}
