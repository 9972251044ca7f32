import { useState, type ReactNode } from 'react';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

interface Props {
  icon: Parameters<typeof Icon>[0]['name'];
  label: string;
  className?: string;
  /** Rendered while the menu is open. @param close closes it */
  children(close: () => void): ReactNode;
}

/** A button that opens a panel below it; Escape and leaving it with the focus close the panel. */
export function DropMenu({ icon, label, className, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes what it holds
    <details
      open={isOpen}
      className={classNames('relative', className)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !isOpen) return;
        close();
        currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <summary className={`${buttonClass('secondary')} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <Icon name={icon} size={18} />
        {label}
      </summary>
      {/* Focusable, so that it stays open when it is clicked between two controls. */}
      <div
        tabIndex={-1}
        className="absolute right-0 z-20 mt-1 grid w-max min-w-56 rounded-card bg-paper p-2 shadow-float ring-1 ring-line outline-none max-sm:fixed max-sm:inset-x-4 max-sm:w-auto"
      >
        {isOpen && children(close)}
      </div>
    </details>
  );
}
