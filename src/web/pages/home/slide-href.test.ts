import { expect, test } from 'vitest';
import { slideHref } from '#web/pages/home/slide-href.ts';

test.each([
  ['/', 'en', '#search'],
  ['/horarios-y-tarifas', 'es', '/horarios-y-tarifas'],
  ['/horarios-y-tarifas', 'en', '/schedules'],
  ['/promociones', 'es', '/promociones'],
  ['/promociones', 'en', '/promociones?lang=en'],
  ['/promociones?id=2', 'en', '/promociones?id=2&lang=en'],
  ['https://example.com/a', 'en', 'https://example.com/a'],
] as const)('%s in %s is %s', (path, lang, href) => {
  expect(slideHref(path, lang)).toBe(href);
});
