import type { Branch } from '@umkreis/contract/branch.ts';
import type { KioskNotice } from '@umkreis/contract/kiosk-sign.ts';
import { MAX_NOTICES, MAX_NOTICE_TEXT } from '@umkreis/contract/sign-parts.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';
import { useRowKeys } from './use-row-keys.ts';
import { isWrongNotice } from './wrong-notice.ts';

interface Props {
  branch: Branch;
  notices: readonly KioskNotice[];
  isFaulty: boolean;
  onChange(notices: KioskNotice[]): void;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Short texts, each with its first and last day in the branch's zone. */
export function NoticesField({ branch, notices, isFaulty, onChange }: Props) {
  const t = useMessages(kioskEditorMessages);
  const dayIn = (ms: number) => dayInZone(new Date(Date.now() + ms), branch.timeZone);
  const change = (at: number, part: Partial<KioskNotice>) =>
    onChange(notices.map((notice, index) => (index === at ? { ...notice, ...part } : notice)));
  const rows = useRowKeys(notices.length);
  return (
    <div className="grid gap-4">
      {notices.map((notice, at) => (
        <fieldset key={rows.keys[at]} className="grid gap-2 rounded-card p-3 ring-1 ring-line ring-inset">
          <legend className="sr-only">{`${t.noticeText} ${at + 1}`}</legend>
          <TextArea
            label={t.noticeText}
            hint={t.noticeHint({ n: MAX_NOTICE_TEXT })}
            error={isFaulty && isWrongNotice(notice) ? t.noticeError : null}
            rows={2}
            maxLength={MAX_NOTICE_TEXT}
            value={notice.text}
            onChange={({ target }) => change(at, { text: target.value })}
          />
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              type="date"
              label={t.noticeFrom}
              value={notice.from}
              onChange={({ target }) => change(at, { from: target.value })}
            />
            <TextField
              type="date"
              label={t.noticeTo}
              min={notice.from}
              value={notice.to}
              onChange={({ target }) => change(at, { to: target.value })}
            />
            <Button
              kind="quiet"
              icon="trash"
              onClick={() => {
                rows.remove(at);
                onChange(notices.filter((_, index) => index !== at));
              }}
              aria-label={`${t.dropNotice} ${at + 1}`}
            >
              {t.dropNotice}
            </Button>
          </div>
        </fieldset>
      ))}
      {notices.length < MAX_NOTICES ? (
        <Button
          className="justify-self-start"
          icon="plus"
          onClick={() => onChange([...notices, { text: '', from: dayIn(0), to: dayIn(WEEK_MS) }])}
        >
          {t.addNotice}
        </Button>
      ) : (
        <p className="text-xs text-ink-soft">{t.mostNotices({ n: MAX_NOTICES })}</p>
      )}
    </div>
  );
}
