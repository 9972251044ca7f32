/** Runs work in order of arrival, each after the previous one has settled. */
export function oneAfterTheOther(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.catch(() => undefined).then(work);
    return last;
  };
}
