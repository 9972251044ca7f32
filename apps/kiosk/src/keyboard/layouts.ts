import type { Language } from '@umkreis/contract/boot.ts';

export type KeyLayer = 'letters' | 'capitals' | 'signs';

const bottomRow = '{signs} @ {space} . {enter} {close}';
const signs = [
  '1 2 3 4 5 6 7 8 9 0 {bksp}',
  '@ # € & _ - + ( ) / *',
  '" \' : ; ! ? , . % = ~',
  '{letters} @ {space} . {enter} {close}',
];

/** Rows of keys by language: QWERTZ with umlauts, QWERTY. Names in braces are function keys. */
export const layouts: Readonly<Record<Language, Readonly<Record<KeyLayer, readonly string[]>>>> = {
  de: {
    letters: [
      '1 2 3 4 5 6 7 8 9 0 ß {bksp}',
      'q w e r t z u i o p ü',
      'a s d f g h j k l ö ä',
      '{shift} y x c v b n m , - {shift}',
      bottomRow,
    ],
    capitals: [
      '1 2 3 4 5 6 7 8 9 0 ß {bksp}',
      'Q W E R T Z U I O P Ü',
      'A S D F G H J K L Ö Ä',
      '{shift} Y X C V B N M , - {shift}',
      bottomRow,
    ],
    signs,
  },
  en: {
    letters: [
      '1 2 3 4 5 6 7 8 9 0 {bksp}',
      'q w e r t y u i o p',
      "a s d f g h j k l '",
      '{shift} z x c v b n m , - {shift}',
      bottomRow,
    ],
    capitals: [
      '1 2 3 4 5 6 7 8 9 0 {bksp}',
      'Q W E R T Y U I O P',
      "A S D F G H J K L '",
      '{shift} Z X C V B N M , - {shift}',
      bottomRow,
    ],
    signs,
  },
};
