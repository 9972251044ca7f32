import { use, useSyncExternalStore, type ComponentType, type FunctionComponent } from 'react';
import { codePart } from '@umkreis/federation/code-part.ts';
import { PartMissing } from './part-missing.tsx';

interface Options {
  /** False for what is heavy and of no use without the network */
  isFetchedAhead?: boolean;
}

/**
 * A component that is loaded when it is first shown, within a Suspense. Unlike React's own `lazy` it may fail: then it
 * says so in its place, and comes when the network does.
 */
export function lazyPart<M, P extends object>(
  fetchCode: () => Promise<M>,
  componentOf: (code: M) => ComponentType<P>,
  options: Options = {},
): FunctionComponent<P> {
  const part = codePart(fetchCode, options);
  let waiting: Promise<void> | null = null;
  return function LazyPart(props: P) {
    const state = useSyncExternalStore(part.subscribe, part.state, part.state);
    if (state.kind !== 'there' && state.kind !== 'missing')
      waiting ??= part.load().then(
        () => undefined,
        () => undefined,
      );
    // React asks of who has suspended once that they use the same promise when they go on.
    if (waiting) use(waiting);
    if (state.kind === 'there') {
      const Shown = componentOf(state.code);
      return <Shown {...props} />;
    }
    if (state.kind === 'missing') return <PartMissing part={part} />;
    return null;
  };
}
