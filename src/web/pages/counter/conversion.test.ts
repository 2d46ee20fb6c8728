import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { counterText } from '#text/pages/counter.ts';
import { Footer } from './footer.tsx';
import { performAction } from './perform-action.ts';

const FORM = { do: 'conversion', code: '7K3M9QX2VD', key: 'key-1', total: '65001', authorisation: 'A1B2C3' };

/** What the form sends to the site, and what comes of it. */
async function sent(form: Readonly<Record<string, string>>) {
  const bodies: unknown[] = [];
  const call = async (_: unknown, { body }: { readonly body: unknown }) => {
    bodies.push(body);
    return { ok: true, data: { at: '2026-11-30T12:00:00-06:00', amount: 65_001, authorisation: 'A1B2C3' } };
  };
  const done = await performAction({ call: call as never }, new URLSearchParams(form));
  return { done, bodies };
}

test.each(['debit', 'credit'])('a conversion says which card was charged: %s', async (type) => {
  const { done, bodies } = await sent({ ...FORM, card_type: type });
  expect([done.ok, bodies]).toMatchObject([true, [{ card_type: type, authorisation: 'A1B2C3' }]]);
});

test.each<Readonly<Record<string, string>>>([{}, { card_type: '' }, { card_type: 'gold' }])(
  'with %j it is refused at its field',
  async (card) => {
    const { done, bodies } = await sent({ ...FORM, ...card });
    expect(done).toMatchObject({ ok: false, fault: [{ code: 'card_type_required', field: 'card_type' }] });
    expect(bodies).toEqual([]);
  },
);

describe.each(['es', 'en'] as const)('the form, in %s', (lang) => {
  const shown = (cardType: string, errors: readonly object[] = []) => {
    const view = {
      due: 65_001,
      acts: [{ act: 'convert', verdict: 'open', until: null }],
      reservation: { code: '7K3M9QX2VD' },
      to_refund: [],
      free_seats: [],
      log: [],
    };
    const data = { view, key: 'key-1', errors, typed: { received: '', authorisation: '', cardType } };
    const props = { data, site: { lang, formToken: 'token' } } as unknown as Parameters<typeof Footer>[0];
    return renderToStaticMarkup(createElement(Footer, props));
  };

  test('asks for debit or credit, and chooses none of them', () => {
    const html = shown('');
    for (const type of ['debit', 'credit'] as const) {
      expect(html).toContain(`<option value="${type}">${counterText.cardTypes[type][lang]}</option>`);
    }
    expect(html).toContain('<option value="" selected="">');
  });

  test('keeps what was chosen, and names what is missing beside it', () => {
    expect(shown('debit')).toContain('<option value="debit" selected="">');
    expect(shown('', [{ field: 'card_type', text: 'missing' }])).toMatch(/id="f-card_type-error">missing</);
  });
});
