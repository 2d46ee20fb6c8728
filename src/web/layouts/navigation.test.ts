import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { privacyText } from '#text/pages/privacy.ts';
import { Prose } from '#web/content/prose.tsx';
import { COOKIES, LEGAL_GROUP } from '#web/layouts/navigation.ts';

const CARRIER = { name: 'Line', legalName: 'Line', address: '', phone: '', email: '' };

test.each(['es', 'en'] as const)('the foot of every page leads to what is remembered, by category, in %s', (lang) => {
  const [, id = ''] = COOKIES.href[lang].split('#');
  const html = renderToStaticMarkup(createElement(Prose, { text: privacyText(CARRIER), lang }));
  const section = html.slice(html.indexOf(`<section id="${id}"`));
  const categories = { es: ['Necesarias', 'De memoria', 'De estadística'], en: ['Necessary', 'Memory', 'Statistics'] };
  for (const category of categories[lang]) expect(section).toContain(`<li>${category}`);
  expect(LEGAL_GROUP.links).toContain(COOKIES);
});
