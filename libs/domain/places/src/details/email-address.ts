/** Whether the API accepts an e-mail address: ASCII, RFC 5321 without quoted names, with a top-level domain. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 200 &&
  /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i.test(text) &&
  !text.includes("'@");
