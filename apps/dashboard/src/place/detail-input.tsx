import { useId } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import { useContentLanguage, usePick } from '@umkreis/i18n/language.tsx';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { AppendLink } from './append-link.tsx';
import { inputModes } from './input-modes.ts';

interface Props {
  detailKey: ItemDetailKey;
  label?: string;
  value: string;
  isReadOnly?: boolean;
  isRejected: boolean;
  /** Id of the note with the save state. */
  noteId: string;
  onType(value: string): void;
  onCommit(): void;
  /** Shows the stored value again. */
  onRestore(): void;
}

/** The text field of a detail. Its key defines label, placeholder and icon. */
export function DetailInput({
  detailKey,
  label,
  value,
  isReadOnly,
  isRejected,
  noteId,
  onType,
  onCommit,
  onRestore,
}: Props) {
  const pick = usePick();
  const contentLanguage = useContentLanguage();
  const id = useId();
  const { boot } = useDashboard();
  const { data: icons } = useRead(apiUrl(boot, 'GET /icons/'));
  const glyph = icons?.find((icon) => icon.id === detailKey.iconId);
  const title = label ?? pick(detailKey.keyTitle);
  const before = glyph && <GlyphMark path={glyph.iconSvg} size={18} className="shrink-0 text-ink-soft" />;
  const aria = { 'aria-invalid': isRejected || undefined, 'aria-describedby': noteId };
  if (detailKey.type !== 'markdown') {
    return (
      <TextField
        {...aria}
        lang={detailKey.type === 'text' ? contentLanguage : undefined}
        label={title}
        placeholder={title}
        value={value}
        inputMode={inputModes[detailKey.type]}
        readOnly={isReadOnly}
        maxLength={10_000}
        spellCheck={detailKey.type === 'text'}
        onChange={(event) => onType(event.target.value)}
        onBlur={onCommit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onCommit();
          if (event.key === 'Escape') onRestore();
        }}
        before={before}
        after={<AppendLink type={detailKey.type} value={value} />}
      />
    );
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex items-center gap-2 text-sm font-medium text-ink-soft">
        {before}
        {title}
      </label>
      <textarea
        {...aria}
        lang={contentLanguage}
        id={id}
        value={value}
        readOnly={isReadOnly}
        rows={4}
        maxLength={10_000}
        onChange={(event) => onType(event.target.value)}
        onBlur={onCommit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onRestore();
        }}
        className="w-full rounded-control bg-paper px-3 py-2 text-base ring-1 ring-line-strong ring-inset focus:ring-2 focus:ring-accent focus:outline-none"
      />
    </div>
  );
}
