const encoder = new TextEncoder();

/** The bytes of a text in UTF-8, in memory of their own. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(encoder.encode(text));

/** The bytes of a text in little-endian UTF-16 with a byte order mark, as 'Unicode text' of Excel. */
export const utf16 = (text: string): Uint8Array<ArrayBuffer> => {
  const units = new Uint16Array([0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))]);
  return new Uint8Array(units.buffer);
};

/** Bytes of a text whose characters all are in Latin-1. */
export const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Array.from(text, (character) => character.charCodeAt(0)));

export const kml = (placemarks: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemarks}</Document></kml>`;
