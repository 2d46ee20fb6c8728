import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RefundPanels } from './refund-panels.tsx';

const WORDS = {
  es: {
    theirs: 'el dinero es suyo, no de quien tiene la reservación',
    goes: 'Vuelve a quien pagó',
    done: 'Ya devolví',
  },
  en: { theirs: 'the money is theirs, not the owner’s', goes: 'It goes back to whoever paid', done: 'back' },
} as const;

describe.each(['es', 'en'] as const)('money to be given back, in %s', (lang) => {
  const shown = (...refunds: readonly { refund?: string; state: 'due' | 'by_hand'; by_link: boolean }[]) => {
    const view = {
      to_refund: refunds.map((one) => ({ refund: 'r', payment: 'p', amount: 65_001, reason: 'late', ...one })),
      acts: [{ act: 'refund_by_hand', verdict: 'open', until: null }],
      reservation: { code: '7K3M9QX2VD' },
    };
    const props = { data: { view, key: 'key-1', errors: [] }, site: { lang, formToken: 'token' } };
    return renderToStaticMarkup(createElement(RefundPanels, props as unknown as Parameters<typeof RefundPanels>[0]));
  };

  test('is not the owner’s where somebody else paid with the payment link', () => {
    const words = WORDS[lang];
    expect(shown({ state: 'by_hand', by_link: true })).toContain(words.theirs);
    expect(shown({ state: 'by_hand', by_link: true })).toContain(words.done);
    expect(shown({ state: 'due', by_link: true })).toContain(words.goes);
  });

  test('is said nothing of where the owner paid', () => {
    for (const state of ['by_hand', 'due'] as const) {
      expect(shown({ state, by_link: false })).toContain('$');
      expect(shown({ state, by_link: false })).not.toMatch(/enlace|link/);
    }
  });

  test('has a form of its own for each of several refunds of one payment', () => {
    const byHand = { state: 'by_hand', by_link: false } as const;
    const html = shown({ ...byHand, refund: 'first' }, { ...byHand, refund: 'second' });
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
    expect(all(/name="refund" value="([^"]*)"/g)).toEqual(['first', 'second']);
    expect(all(/name="key" value="([^"]*)"/g)).toEqual(['key-1-refund-first', 'key-1-refund-second']);
    const ids = all(/<input[^>]* id="([^"]*)"/g);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
    expect(all(/<label[^>]* for="([^"]*)"/g)).toEqual(ids);
  });
});
