import '@photo-sphere-viewer/core/index.css';
import { Viewer } from '@photo-sphere-viewer/core';
import { useEffect, useRef, useState } from 'react';
import { galleryMessages } from '../messages/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { FlatPanorama } from './flat-panorama.tsx';

/** The sphere is drawn with WebGL. */
const hasWebGl = () => Boolean(document.createElement('canvas').getContext('webgl2'));

/**
 * Interactive 360° panorama; without WebGL a flat picture that can be panned.
 * @param url equirectangular picture, twice as wide as high
 */
export default function PanoramaView({ url, name }: { url: string; name: string }) {
  const t = useMessages(galleryMessages);
  const container = useRef<HTMLDivElement>(null);
  const [isFlat] = useState(() => !hasWebGl());
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (isFlat || !container.current) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const viewer = new Viewer({
      container: container.current,
      panorama: url,
      keyboard: 'always',
      navbar: ['zoom', 'move'],
      moveInertia: !calm,
      defaultTransition: { speed: calm ? 0 : 800, rotation: false, effect: 'fade' },
      loadingTxt: '',
      lang: {
        zoom: t.zoom,
        zoomIn: t.zoomIn,
        zoomOut: t.zoomOut,
        moveLeft: t.turnLeft,
        moveRight: t.turnRight,
        moveUp: t.turnUp,
        moveDown: t.turnDown,
        loadError: t.panoramaFailed,
      },
    });
    viewer.addEventListener('ready', () => setState('ready'), { once: true });
    viewer.addEventListener('panorama-error', () => setState('failed'));
    return () => viewer.destroy();
  }, [url, isFlat, attempt, t]);

  if (isFlat) return <FlatPanorama url={url} name={name} />;
  return (
    <div className="relative size-full">
      <div
        key={attempt}
        ref={container}
        aria-label={name}
        role="application"
        data-panorama={state}
        className="size-full"
      />
      {state !== 'failed' && (
        <p className="pointer-events-none absolute inset-x-0 top-16 text-center text-sm [text-shadow:0_1px_3px_#000]">
          {state === 'ready' ? t.panoramaHint : t.panoramaLoading}
        </p>
      )}
      {state === 'failed' && (
        <div
          role="alert"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-black text-center"
        >
          <p>{t.panoramaFailed}</p>
          <Button
            onClick={() => {
              setState('loading');
              setAttempt(attempt + 1);
            }}
          >
            {t.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
