/** A phone number of a detail. */
export interface PhoneNumber {
  /** As written */
  text: string;
  /** `+4355745550`, or the digits of a national number */
  dialled: string;
}

const label = /^(?:tel|telefon|phone|mobil|mobile|handy)\b\s*[.:]*\s*/i;
const extension = /[\s,]*(?:ext(?:ension|\.)?|durchwahl|dw|x|#)[\s.:]*\d{1,6}$/i;
/** A slash separates numbers only before another international one: `0351/5550` is one number. */
const separator = /\s*(?:[;,|\n]|\/(?=\s*(?:\+|00))|\s(?:oder|or|und|and|bzw\.?)\s)\s*/i;

/**
 * The numbers of a phone detail, which may contain several. Removes labels, extensions and the trunk prefix of
 * `+43 (0)…`; `00…` becomes `+…`.
 * @returns rejected: the parts that are no phone numbers, as written
 */
export function phoneNumbers(value: string): { numbers: PhoneNumber[]; rejected: string[] } {
  const numbers: PhoneNumber[] = [];
  const rejected: string[] = [];
  for (const text of value.split(separator).map((part) => part.trim())) {
    if (!text) continue;
    const dialled = dialledOf(text);
    if (dialled) numbers.push({ text, dialled });
    else rejected.push(text);
  }
  return { numbers, rejected };
}

/** tel: URL of a number (RFC 3966). */
export const phoneUrl = ({ dialled }: Pick<PhoneNumber, 'dialled'>): string => `tel:${dialled}`;

function dialledOf(text: string): string | null {
  const number = text.replace(label, '').replace(extension, '').trim();
  const international = number.replace(/^\(?\s*(?:\+|00(?=[1-9]))/, '+');
  if (!/^[+(\d][\d\s\u00a0()./–-]*$/.test(international)) return null;
  const isInternational = international.startsWith('+');
  const digits = (isInternational ? international.replace('(0)', '') : number).replaceAll(/[^\d+]/g, '');
  return /^\+[1-9]\d{5,14}$|^\d{3,15}$/.test(digits) ? digits : null;
}
