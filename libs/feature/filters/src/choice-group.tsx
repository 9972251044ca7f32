import type { ReactNode } from 'react';

/** A heading above chips. */
export function ChoiceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="pb-2 text-sm font-semibold text-ink-soft">{title}</h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
