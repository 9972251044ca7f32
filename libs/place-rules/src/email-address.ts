/**
 * Whether the API takes a text as somebody's address: ASCII, as RFC 5321 has it without quoted names, with a top-level
 * domain.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 200 &&
  /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i.test(text) &&
  !text.includes("'@");
