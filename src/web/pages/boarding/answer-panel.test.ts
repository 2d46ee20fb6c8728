import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allowanceOf } from '#text/allowance.ts';
import { AnswerPanel } from '#web/pages/boarding/answer-panel.tsx';
import type { ScannerAnswer } from '#web/pages/boarding/local-answer.ts';

const ANSWER: ScannerAnswer = {
  id: '1',
  verdict: 'boards',
  folio: '7K3M9QX2VD-01',
  seat: 4,
  name: 'A*** L***',
  type: 'adult',
  to: 'Sayulita',
  isTyped: false,
  baggage: allowanceOf('golden'),
  additions: [{ name: { es: 'Mascota', en: 'Pet' }, quantity: 1 }],
  other: null,
  first: null,
};

const shown = (answer: ScannerAnswer, lang: 'es' | 'en') =>
  renderToStaticMarkup(createElement(AnswerPanel, { answer, lang }));

test.each(['es', 'en'] as const)(
  'the baggage of the card and the extras of a boarding passenger are shown, in %s',
  (lang) => {
    expect(shown(ANSWER, lang)).toContain(allowanceOf('golden')[lang]);
    expect(shown(ANSWER, lang)).toContain(`1 × ${lang === 'es' ? 'Mascota' : 'Pet'}`);
  },
);

test('of a ticket that does not board no baggage is told', () => {
  const refused = shown({ ...ANSWER, verdict: 'already_boarded' }, 'es');
  expect(refused).not.toContain(allowanceOf('golden').es);
  expect(refused).not.toContain('Mascota');
});
