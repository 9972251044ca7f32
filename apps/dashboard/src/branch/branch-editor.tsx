import { useMemo, useRef } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { BranchSettings, EditedBranch } from '@umkreis/contract/branch-settings.ts';
import { useSearchParams } from '@umkreis/federation/router.ts';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { BranchHistory } from './branch-history.tsx';
import { BranchPreview } from './branch-preview.tsx';
import type { PartProps } from './form-props.ts';
import { LookPart } from './look-part.tsx';
import { SeasonsPart } from './seasons-part.tsx';
import { SettingsBar } from './settings-bar.tsx';
import { ShortcutsPart } from './shortcuts/shortcuts-part.tsx';
import { StartPart, type PreviewState } from './start-part.tsx';
import { SurfacesPart } from './surfaces-part.tsx';
import { TextsPart } from './texts-part.tsx';
import { SettingsRejectionContext } from './use-part-error.ts';
import { useSettingsDraft } from './use-settings-draft.ts';

const parts = ['texts', 'look', 'start', 'seasons', 'shortcuts', 'surfaces', 'history'] as const;
type Part = (typeof parts)[number];

function usePartTitles(): Record<Part, string> {
  const t = useMessages(branchMessages);
  return {
    texts: t.partTexts,
    look: t.partLook,
    start: t.partStart,
    seasons: t.partSeasons,
    shortcuts: t.partShortcuts,
    surfaces: t.partSurfaces,
    history: t.partHistory,
  };
}

/** Selects a section of the settings, which is part of the page's address. */
function PartChoice({ part }: { part: Part }) {
  const t = useMessages(branchMessages);
  const titles = usePartTitles();
  const [, setParams] = useSearchParams();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t.parts}</legend>
      {parts.map((one) => (
        <Chip
          key={one}
          pressed={one === part}
          onClick={() =>
            setParams((before) => {
              const next = new URLSearchParams(before);
              next.set('part', one);
              return next;
            })
          }
        >
          {titles[one]}
        </Chip>
      ))}
    </fieldset>
  );
}

/** The settings of one branch in sections, next to a preview of its map. */
export function BranchEditor({
  branch,
  edited,
  onEdited,
}: {
  branch: Branch;
  edited: EditedBranch;
  /** Resolves once the screen shows it. Without a value, the settings are fetched from the server. */
  onEdited(edited?: EditedBranch): Promise<unknown>;
}) {
  const t = useMessages(branchMessages);
  const { me } = useDashboard();
  const [params] = useSearchParams();
  const part = parts.find((one) => one === params.get('part')) ?? 'texts';
  const isReadOnly = me.role === 'viewer';
  const draft = useSettingsDraft(edited);
  const seen = useRef<PreviewState | null>(null);
  const { settings } = draft;
  const previewBranch = useMemo(() => ({ ...branch, ...settings }), [branch, settings]);
  const titles = usePartTitles();
  const props: PartProps = {
    branch,
    settings,
    configured: edited.configured as BranchSettings,
    onChange: draft.change,
  };
  const isForm = part !== 'shortcuts' && part !== 'history';
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PartChoice part={part} />
        <Card className="p-4">
          {isReadOnly && <p className="mb-3 text-sm text-ink-soft">{t.readOnly}</p>}
          <fieldset disabled={isReadOnly} className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <legend className="sr-only">{titles[part]}</legend>
            <SettingsRejectionContext value={draft.rejection}>
              {part === 'texts' && <TextsPart {...props} />}
              {part === 'look' && <LookPart {...props} />}
              {part === 'start' && <StartPart {...props} seen={() => seen.current} />}
              {part === 'seasons' && <SeasonsPart {...props} />}
              {part === 'surfaces' && <SurfacesPart {...props} />}
            </SettingsRejectionContext>
            {part === 'shortcuts' && (
              <ShortcutsPart branchShortId={branch.shortId} isReadOnly={isReadOnly} onWritten={() => onEdited()} />
            )}
            {part === 'history' && (
              <BranchHistory
                edited={edited}
                isReadOnly={isReadOnly}
                onRestored={async (restored) => {
                  draft.clear();
                  await onEdited(restored);
                }}
              />
            )}
            {isForm && !isReadOnly && <SettingsBar branchShortId={branch.shortId} draft={draft} onSaved={onEdited} />}
          </fieldset>
        </Card>
      </div>
      <div className="lg:sticky lg:top-4">
        <BranchPreview
          branch={previewBranch}
          onSeen={(state) => {
            seen.current = state;
          }}
        />
      </div>
    </div>
  );
}
