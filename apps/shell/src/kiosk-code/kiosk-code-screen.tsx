import type { Boot } from '@umkreis/contract/boot.ts';
import { kioskCodeAlphabet, kioskCodeLength } from '@umkreis/contract/kiosk-code.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useTitle } from '../screens/use-title.ts';
import { codeText } from './code-texts.ts';
import { useKioskCode } from './use-kiosk-code.ts';

const both = ({ de, en }: Bilingual) => `${de} / ${en}`;
const keyClass =
  'grid h-[clamp(2.75rem,7.4vmin,7rem)] portrait:h-[clamp(2.75rem,9.5vmin,9rem)] place-items-center rounded-control bg-paper text-[clamp(1.25rem,4vmin,3rem)] font-semibold shadow-float active:bg-hover disabled:opacity-50 [&_svg]:size-[1.1em]';

/** Opens the start address of a kiosk by the code that the dashboard shows, typed on the screen or a keyboard. */
export default function KioskCodeScreen({ boot }: { boot: Boot }) {
  const { code, failure, isBusy, type } = useKioskCode(boot);
  useTitle(codeText('title').de, boot.product.name);
  return (
    <main className="flex min-h-dvh touch-manipulation items-center justify-center bg-sunken p-[4vmin] text-ink select-none">
      <div className="grid w-full max-w-[min(60rem,150vmin)] gap-[2vmin] portrait:gap-[3vmin]">
        <header className="grid gap-[1vmin] text-center">
          <h1 className="text-[clamp(1.5rem,5vmin,4rem)] leading-tight font-title">
            {codeText('title').de}
            <span lang="en" className="block text-[0.6em] font-normal text-ink-soft">
              {codeText('title').en}
            </span>
          </h1>
        </header>
        <input
          // The page has no other field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="text"
          inputMode="none"
          autoComplete="off"
          spellCheck={false}
          aria-label={both(codeText('title'))}
          aria-describedby="kiosk-code-note"
          aria-invalid={failure !== null}
          maxLength={kioskCodeLength + 2}
          placeholder={'•'.repeat(kioskCodeLength)}
          value={code}
          onChange={({ target }) => type(target.value)}
          className="w-full rounded-card bg-paper py-[1vmin] portrait:py-[2vmin] text-center font-mono text-[clamp(1.75rem,8vmin,6rem)] indent-[0.2em] tracking-[0.2em] uppercase ring-1 ring-line-strong outline-none ring-inset placeholder:text-ink-faint focus:ring-2 focus:ring-accent"
        />
        <output
          id="kiosk-code-note"
          className={`block min-h-[2.9em] portrait:min-h-[5.8em] text-center text-[clamp(0.875rem,2.4vmin,1.75rem)] ${failure ? 'text-closed' : 'text-ink-soft'}`}
        >
          <Note text={codeText(failure ?? (isBusy ? 'opening' : 'hint'))} />
        </output>
        <div className="grid grid-cols-6 gap-[1.4vmin] sm:grid-cols-8">
          {[...kioskCodeAlphabet].map((letter) => (
            <button
              key={letter}
              type="button"
              disabled={isBusy}
              onClick={() => type(code + letter)}
              className={keyClass}
            >
              {letter}
            </button>
          ))}
          <button
            type="button"
            disabled={isBusy || code === ''}
            aria-label={both(codeText('eraseAll'))}
            onClick={() => type('')}
            className={`${keyClass} col-span-2 sm:col-span-4`}
          >
            <Icon name="close" size={32} />
          </button>
          <button
            type="button"
            disabled={isBusy || code === ''}
            aria-label={both(codeText('erase'))}
            onClick={() => type(code.slice(0, -1))}
            className={`${keyClass} col-span-2 sm:col-span-4`}
          >
            <Icon name="back" size={32} />
          </button>
        </div>
      </div>
    </main>
  );
}

function Note({ text: { de, en } }: { text: Bilingual }) {
  return (
    <>
      <span lang="de">{de}</span>
      <span lang="en" className="block opacity-80">
        {en}
      </span>
    </>
  );
}
