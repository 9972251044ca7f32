/** Does pieces of work in the order they come, each when the one before has ended, well or not. */
export function oneAfterTheOther(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.catch(() => undefined).then(work);
    return last;
  };
}
