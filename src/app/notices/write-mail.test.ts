import { expect, test } from 'vitest';
import type { Found, LetterWithFiles } from '#app/notices/message.ts';
import type { OutboxRow } from '#app/notices/ports.ts';
import { writeMail, type WriteMailDeps } from '#app/notices/write-mail.ts';
import type { Contact } from '#domain/orders/contact.ts';
import type { Order } from '#domain/orders/order.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const NOW = instant(Date.parse('2026-11-27T18:00:00Z'));

const CONTACT: Contact = {
  firstName: 'Ana',
  lastName: 'López',
  phone: '+523331234567',
  email: 'ana@example.com',
  privacy: true,
  changes: false,
};

const ORDER: Order = {
  id: id('o'),
  code: id('7K3M9QX2VD'),
  parent: undefined,
  lang: 'es',
  contact: CONTACT,
  contactConfirmed: false,
  // A kind that the code writing to its owner need not know.
  items: [{ position: 1, kind: 'tour' }],
  isComplete: true,
  total: centavos(100),
  status: 'approved',
  paying: false,
  holdUntil: undefined,
  expired: false,
  pinVersion: 1,
  createdAt: NOW,
};

const COMPOSED: Found<LetterWithFiles> = {
  kind: 'found',
  value: {
    letter: { lang: 'es', subject: 'Pagado', preheader: '', heading: '', greeting: '', blocks: [], footer: [] },
    attachments: [],
  },
};

interface Given {
  readonly order?: Partial<Order> | null;
  readonly found?: Found<LetterWithFiles>;
}

function writing({ order = {}, found = COMPOSED }: Given = {}) {
  const deps: WriteMailDeps = {
    orders: { byId: async () => (order === null ? undefined : { order: { ...ORDER, ...order }, version: 1 }) },
    payments: { byId: async () => undefined, latest: async () => undefined },
    compose: async () => found,
    fingerprint: (text) => `${text} `.repeat(32),
    renderer: { html: ({ subject }) => `<p>${subject}`, text: ({ subject }) => subject, pictures: () => [] },
  };
  return (row: Partial<OutboxRow> = {}) =>
    writeMail(deps)(
      {
        id: '1',
        topic: 'refund.paid',
        dedupKey: 'refund.paid:1',
        payload: { reservation: ORDER.id },
        attempts: 1,
        ...row,
      },
      NOW,
    );
}

test('an order of whatever is sold is written about to its contact, each time under the same id', async () => {
  const write = writing();
  const written = await write();
  expect(written).toMatchObject({ kind: 'mail', mail: { to: 'ana@example.com', subject: 'Pagado', text: 'Pagado' } });
  expect(await write({ attempts: 2 })).toEqual(written);
  expect(await write({ dedupKey: 'refund.paid:2' })).not.toEqual(written);
});

test('what is asked for at an address goes to that one, also without a contact', async () => {
  const write = writing({ order: { contact: undefined } });
  const payload = { reservation: ORDER.id, to: 'facturas@example.com' };
  expect(await write({ topic: 'invoice.ready', payload })).toMatchObject({ mail: { to: 'facturas@example.com' } });
  expect(await write()).toEqual({ kind: 'unwritable', trouble: 'no address' });
});

test.each<Found<LetterWithFiles>>([{ kind: 'moot' }, { kind: 'later', trouble: 'incomplete_invoice' }])(
  'nothing is written where the room of the topic says %o, nor is an address missed',
  async (found) => {
    expect(await writing({ found })()).toEqual(found);
    expect(await writing({ found, order: { contact: undefined } })()).toEqual(found);
  },
);

test('of no order nobody can be written to', async () => {
  expect(await writing({ order: null })()).toEqual({ kind: 'unwritable', trouble: 'no reservation' });
});
