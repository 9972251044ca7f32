import type { ReactNode } from 'react';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';

/** A screen for staff. Others see an explanation, and none of its data is loaded. */
export function StaffOnly({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { me } = useDashboard();
  if (me.role === 'staff') return children;
  return (
    <Card>
      <EmptyState icon="user" title={title} text={text} />
    </Card>
  );
}
