import { expect, test } from 'vitest';
import { typedPagePath } from './typed-page-path.ts';

/** A broken check would accept every file. */
const BREACHES = [
  `go(lang === 'en' ? '/home' : '/')`,
  'const home = `${origin}/home`;',
  `href: '/horarios-y-tarifas'`,
  '`/mis-boletos/${code}`',
  `"/ubicaciones?lang=en"`,
  String.raw`/^\/(?:reservacion|reservation)\/[^/]/`,
  String.raw`/^\/(tours|pagar|pay)\/.+/`,
  String.raw`/^\/operation\/boarding\/?$/`,
  "`/${lang === 'es' ? 'reservacion' : 'reservation'}/${step}`",
];
const INNOCENTS = [
  `import { homePage } from '#web/pages/home/page.ts';`,
  `import { prepareHome } from './home.ts';`,
  `row({ entry: 'flows/reservation/payment' })`,
  `path: 'reservation/schedules'`,
  `fetch('/api/internal/reservation')`,
  `const base = '/api';`,
  `'https://pay.google.com/gp/p/js/pay.js'`,
  `paths.home[lang]`,
  '`/factura/${invoice}.pdf`',
  `'/boarding-worker.js'`,
];

test.each(BREACHES)('%s types a path', (code) => expect(typedPagePath(code)).toBeDefined());

test.each(INNOCENTS)('%s does not', (code) => expect(typedPagePath(code)).toBeUndefined());
