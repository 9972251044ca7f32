import { use, useSyncExternalStore, type ComponentType, type FunctionComponent } from 'react';
import { codePart } from '@umkreis/federation/code-part.ts';
import { loadLazyTexts } from '@umkreis/i18n/load-language.ts';
import { PartMissing } from './part-missing.tsx';

interface Options {
  /** False for code that is large and useless without a network */
  isFetchedAhead?: boolean;
}

/**
 * A component that is loaded with its texts on first render, within a Suspense. Unlike React's `lazy` it can recover
 * from a failure: it shows the error in place, and loads when the network is back.
 */
export function lazyPart<M, P extends object>(
  fetchCode: () => Promise<M>,
  componentOf: (code: M) => ComponentType<P>,
  options: Options = {},
): FunctionComponent<P> {
  const part = codePart(async () => (await Promise.all([fetchCode(), loadLazyTexts()]))[0], options);
  let pending: Promise<void> | null = null;
  return function LazyPart(props: P) {
    const state = useSyncExternalStore(part.subscribe, part.state, part.state);
    if (state.kind !== 'there' && state.kind !== 'missing')
      pending ??= part.load().then(
        () => undefined,
        () => undefined,
      );
    // A component that suspended must call `use` with the same promise when it resumes.
    if (pending) use(pending);
    if (state.kind === 'there') {
      const Component = componentOf(state.code);
      return <Component {...props} />;
    }
    if (state.kind === 'missing') return <PartMissing part={part} />;
    return null;
  };
}
