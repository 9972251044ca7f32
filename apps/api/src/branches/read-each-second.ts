/** Calls a function at most once a second, and returns its last result. @param clock ms since some moment */
export function readEachSecond<Value>(read: () => Value, clock = () => performance.now()): () => Value {
  let last: { value: Value; time: number } | undefined;
  return () => {
    const time = clock();
    if (!last || time - last.time >= 1000) last = { value: read(), time };
    return last.value;
  };
}
