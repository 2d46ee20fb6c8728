import { createElement } from 'react';
import { expect, test } from 'vitest';
import { COSTERA } from '#main/costera.ts';
import { renderDocument } from '#web/document.tsx';
import type { Site } from '#web/page.ts';

test.each(['{{screen}}', '<div id="root"></div>'])(
  'the screen is drawn in its place, not where a visitor typed %s',
  (typed) => {
    const site: Site = { lang: 'en', path: '/', formToken: 'token', brand: COSTERA, version: null, testMode: false };
    const html = renderDocument({
      site,
      brand: COSTERA,
      theme: undefined,
      head: { title: 'Contact', description: 'Who travels' },
      alternates: { es: 'https://a.mx/', en: 'https://a.mx/en' },
      origin: 'https://a.mx',
      layout: (children) => createElement('main', null, createElement('p', { title: typed }, typed), children),
      screen: createElement('form'),
      around: (screen) => screen,
      after: null,
      data: null,
      built: { script: '', chunks: [] },
      interactive: true,
      dates: { script: '', chunks: [] },
      sheets: '',
      fonts: [],
      usesFonts: false,
    }).join('');
    const shown = typed.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    expect(html).toContain(`<main><p title="${shown}">${shown}</p><div id="root"><form></form></div></main>`);
  },
);
