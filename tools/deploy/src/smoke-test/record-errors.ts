/**
 * A script that runs in a page before all others, and records uncaught errors and those that React logs, as texts in
 * `trialFaults`. The cause of an error comes before it: React and the loader of remotes wrap the error of the page.
 */
export const recordErrors = `{
globalThis.trialFaults = [];
const isError = (value) => value !== null && typeof value === 'object' && typeof value.message === 'string';
const note = (error) => {
  const texts = [];
  for (let one = error, depth = 0; isError(one) && depth < 5; one = one.cause, depth++)
    texts.unshift(one.stack ?? one.message);
  trialFaults.push(...(texts.length > 0 ? texts : [String(error)]));
};
addEventListener('error', (event) => note(event.error ?? event.message));
addEventListener('unhandledrejection', (event) => note(event.reason));
const { error: log } = console;
console.error = (...values) => {
  values.filter(isError).forEach(note);
  log.apply(console, values);
};
}`;
