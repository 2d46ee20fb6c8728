import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayLinkShell } from '#web/flows/pay-link/shell.tsx';

const brand = { name: 'Line', phone: { shown: '33 1234 5678', dial: '+523312345678' } };

test.each(['forged', 'expired', 'unreachable'] as const)('from a link that is %s there are ways on', (why) => {
  const props = { data: { kind: 'bad', why }, site: { lang: 'es', brand } } as Parameters<typeof PayLinkShell>[0];
  const page = renderToStaticMarkup(createElement(PayLinkShell, props));
  expect(page).toContain('href="/"');
  expect(page).toContain('href="tel:+523312345678"');
});
