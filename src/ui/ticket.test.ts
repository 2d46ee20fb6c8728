import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ticket } from './ticket.tsx';

test('its name is all of its head: two tickets of one passenger differ in their journey', () => {
  const head = ['Ana López', 'Regreso'];
  const props = { look: 'pass', headId: 'a-ticket', head, stub: '' } as unknown as Parameters<typeof Ticket>[0];
  const drawn = renderToStaticMarkup(createElement(Ticket, props, 'Its journey'));
  expect(drawn).toMatch(/<article [^>]*aria-labelledby="a-ticket"/);
  expect(drawn).toMatch(/<header [^>]*id="a-ticket">Ana LópezRegreso<\/header>/);
});
