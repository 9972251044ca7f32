// The page's first script, loaded before the shell so that it also reports a shell that does not start. Reports to the
// edge, once per surface, that code of a release failed; contains no data about the page or its visitor.
(() => {
  const told = {};
  const tell = (surface, version, kind) => {
    if (told[surface] || !navigator.onLine) return;
    told[surface] = true;
    fetch('/edge/faults', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ surface, version, kind }),
    }).catch(() => {});
  };
  // Errors of browser extensions and similar scripts belong to no release.
  const releaseIn = (text) => /\/releases\/([a-z]+)\/([\w.-]+)\//.exec(text) || [];
  const wordsOf = (error) => [error && error.request, error && error.stack, error && error.message, error].join(' ');
  const report = (text, kind) => {
    const [, surface, version] = releaseIn(text);
    if (surface) tell(surface, version, kind);
  };
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      if (target && target.tagName) report(target.src || target.href || '', 'load');
      else report(`${wordsOf(error)} ${filename}`, 'script');
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(wordsOf(reason), 'script'));
  window.reportFault = (error, surface) => {
    const [, named, version] = releaseIn(wordsOf(error));
    if (surface || named) tell(surface || named, !surface || surface === named ? version : undefined, 'caught');
  };
})();
