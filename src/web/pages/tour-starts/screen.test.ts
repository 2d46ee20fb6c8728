import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startsDeskText } from '#text/pages/starts-desk.ts';
import type { Site } from '#web/page.ts';
import { Screen } from './screen.tsx';

const SITE = { lang: 'es', formToken: 'token' } as Site;
const NOTHING = { starts: [], chosen: null, why: '', returned: null };

test.each(['', 'mañana', '2026-12-04'])('while nobody answers, the day “%s” can be asked for again', (date) => {
  const errors = [{ field: undefined, text: 'Los tours no contestan.' }];
  const html = renderToStaticMarkup(createElement(Screen, { data: { ...NOTHING, date, errors }, site: SITE }));
  expect(html).toContain('Los tours no contestan.');
  expect(html).toContain(`value="${date}"`);
  expect(html).not.toContain(startsDeskText.none.es);
});
