import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { printMessages } from './messages/print.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { paperFormats, type Paper } from './paper.ts';

interface Props {
  paper: Paper;
  onPaper(paper: Paper): void;
  hasList: boolean;
  onList(hasList: boolean): void;
  /** Progress of the sheet */
  news: string;
  isReady: boolean;
  onClose(): void;
}

/** Print options; not printed itself. */
export function PrintBar({ paper, onPaper, hasList, onList, news, isReady, onClose }: Props) {
  const t = useMessages(printMessages);
  const tGuide = useMessages(guideMessages);
  return (
    <div className="sticky top-0 left-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-paper px-3 py-2 print:hidden">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.paper}</legend>
        {paperFormats.map((format) => (
          <Chip key={format} pressed={paper.format === format} onClick={() => onPaper({ ...paper, format })}>
            {format}
          </Chip>
        ))}
        {[false, true].map((isLandscape) => (
          <Chip
            key={String(isLandscape)}
            pressed={paper.isLandscape === isLandscape}
            onClick={() => onPaper({ ...paper, isLandscape })}
          >
            {isLandscape ? t.landscape : t.portrait}
          </Chip>
        ))}
        <Chip pressed={hasList} onClick={() => onList(!hasList)}>
          {t.withList}
        </Chip>
      </fieldset>
      <output className="ml-auto text-sm text-ink-soft">{news}</output>
      <Button kind="primary" disabled={!isReady} onClick={() => print()}>
        {t.print}
      </Button>
      <IconButton icon="close" label={tGuide.close} onClick={onClose} />
    </div>
  );
}
