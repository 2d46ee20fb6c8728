/**
 * The script that other sites put on their pages: it inserts a frame with the search in its place, and resizes it to
 * the height the frame reports. It reads only its own `data-` attributes, stores nothing and requests nothing else.
 * `titles` name the frame, by language.
 */
export const embedScript = (titles: Readonly<Record<'es' | 'en', string>>): string => `(() => {
  const script = document.currentScript;
  if (!script) return;
  const titles = ${JSON.stringify(titles).replaceAll('<', '\\u003c')};
  const { origin } = new URL(script.src);
  const said = script.dataset.lang || document.documentElement.lang;
  const lang = said.toLowerCase().startsWith('en') ? 'en' : 'es';
  const query = new URLSearchParams({ lang, host: location.origin });
  for (const name of ['origin', 'destination', 'promo', 'accent', 'theme']) {
    if (script.dataset[name]) query.set(name, script.dataset[name]);
  }
  const frame = document.createElement('iframe');
  frame.src = origin + '/widget?' + query;
  frame.title = script.dataset.title || titles[lang];
  frame.sandbox = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'no-referrer';
  frame.style.cssText = 'display:block;width:100%;height:36rem;border:0;color-scheme:normal';
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin) return;
    const height = data && data.anden === 1 && data.kind === 'height' ? data.height : 0;
    if (height >= 100 && height <= 2000) frame.style.height = Math.ceil(height) + 'px';
  });
  script.after(frame);
})();
`;

/**
 * The frame's script, constant so that its policy can name it by hash: reports the frame's height to the embedding page
 * only.
 */
export const HEIGHT_SCRIPT = `(() => {
  const host = new URLSearchParams(location.search).get('host');
  if (!host || parent === window) return;
  const say = () => {
    const { height } = document.body.getBoundingClientRect();
    try {
      parent.postMessage({ anden: 1, kind: 'height', height }, host);
    } catch {}
  };
  new ResizeObserver(say).observe(document.body);
})();`;
