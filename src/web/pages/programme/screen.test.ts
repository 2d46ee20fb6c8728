import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PROGRAMME_AVERAGES } from '#domain/loyalty/programme.ts';
import type { Site } from '#web/page.ts';
import { Screen } from './screen.tsx';

test.each([
  ['es', /[345] de 35 kg \(77 lb\)/g, /1 artículo deportivo o instrumento y 2 bultos de mano/g],
  ['en', /[345] of 35 kg \(77 lb\)/g, /1 sports item or instrument and 2 hand bags/g],
] as const)('in %s it says the bags of each card, and once what every card includes', (lang, bags, besides) => {
  const html = renderToStaticMarkup(createElement(Screen, { site: { lang } as Site }));
  expect(html.match(bags)?.map((one) => one[0])).toEqual(['3', '4', '5']);
  expect(html.match(besides)).toHaveLength(1);
});

test('the averages are a table of their keys', () => {
  const html = renderToStaticMarkup(createElement(Screen, { site: { lang: 'es' } as Site }));
  for (const { key, average } of PROGRAMME_AVERAGES)
    expect(html).toContain(`<th scope="row">${key}</th><td>${average}</td>`);
});
