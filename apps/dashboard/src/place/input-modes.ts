/** Keyboard of touch screens for the type of a detail. */
export const inputModes = {
  number: 'decimal',
  email: 'email',
  url: 'url',
  phone: 'tel',
  hours: 'text',
  text: 'text',
  markdown: 'text',
  date: 'text',
} as const;
