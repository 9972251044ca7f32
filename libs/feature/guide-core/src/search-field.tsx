import type { ReactNode, Ref } from 'react';
import { searchFieldLook } from '@umkreis/contract/page-frame/looks.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { searchFieldMessages } from '@umkreis/i18n/search-field.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';

interface Props {
  value: string;
  onChange(value: string): void;
  /** Called on Enter */
  onSubmit(): void;
  onFocus?(): void;
  placeholder?: string;
  /** Floats above the map, with a shadow */
  floating?: boolean;
  before?: ReactNode;
  /** What the field opens: makes it a combobox. */
  popup?: { id: string; isOpen: boolean };
  ref?: Ref<HTMLInputElement>;
}

/** The search field of every guide. */
export function SearchField({ value, onChange, onSubmit, onFocus, placeholder, floating, before, popup, ref }: Props) {
  const t = useMessages(searchFieldMessages);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className={classNames(searchFieldLook.form, floating ? searchFieldLook.floating : searchFieldLook.outlined)}
      >
        {before ?? (
          <span className="pl-3 text-ink-soft">
            <Icon name="search" />
          </span>
        )}
        <input
          ref={ref}
          type="search"
          {...(popup && {
            role: 'combobox',
            'aria-haspopup': 'dialog',
            'aria-expanded': popup.isOpen,
            'aria-controls': popup.isOpen ? popup.id : undefined,
          })}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t.search}
          value={value}
          placeholder={placeholder ?? t.searchPlaceholder}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value) {
              event.preventDefault();
              onChange('');
            }
          }}
          className={searchFieldLook.input}
        />
        {value && (
          <button
            type="button"
            aria-label={t.clearSearch}
            onClick={() => onChange('')}
            className="grid size-10 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-hover"
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </form>
    </search>
  );
}
