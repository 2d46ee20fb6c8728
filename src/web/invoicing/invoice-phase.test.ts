import { expect, test } from 'vitest';
import { INVOICE_STATES } from '#domain/invoicing/invoice-state.ts';
import { isUnderWay, phaseOf, stagesDone } from './invoice-phase.ts';

test.each([
  ['draft', 'waiting', 1, true],
  ['sealed', 'waiting', 1, true],
  ['stamping', 'waiting', 1, true],
  ['unknown', 'waiting', 1, true],
  ['rejected', 'rejected', 1, false],
  ['stamped', 'issued', 2, true],
  ['rendered', 'issued', 2, true],
  ['mailed', 'issued', 3, false],
  ['cancelling', 'cancelling', 3, false],
  ['cancelled', 'cancelled', 3, false],
] as const)('%s is %s to its customer, after %i of three stages', (state, phase, stages, underWay) => {
  expect([phaseOf({ state, replaced_by: null }), stagesDone({ state }), isUnderWay({ state })]).toEqual([
    phase,
    stages,
    underWay,
  ]);
});

test('what another stands in for says so, whatever the SAT has done of it', () => {
  const phases = INVOICE_STATES.map((state) => phaseOf({ state, replaced_by: 'another' }));
  expect(phases.slice(-5)).toEqual(['replaced', 'replaced', 'replaced', 'replaced', 'replaced']);
});
