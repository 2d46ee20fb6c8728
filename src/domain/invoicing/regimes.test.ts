import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALL_REGIMES, isRegimeOf, isUseOf, regimesOffered, usesOffered } from '#domain/invoicing/regimes.ts';

const MATRIX = join(process.env['ANDEN_TEST_MATERIAL'] ?? '../shared/data', 'sat/catalogs/json/regimen_x_uso.json');

if (!existsSync(MATRIX))
  process.emitWarning(`SKIPPED: the SAT's matrix of regimes and uses: no ${MATRIX} (set ANDEN_TEST_MATERIAL)`);

interface Row {
  readonly fisica: boolean;
  readonly moral: boolean;
  readonly usos: readonly string[];
}

describe.skipIf(!existsSync(MATRIX))(`the SAT's own matrix (${MATRIX})`, () => {
  const matrix = existsSync(MATRIX) ? (JSON.parse(readFileSync(MATRIX, 'utf8')) as Record<string, Row>) : {};

  test('has the same regimes', () => {
    expect(ALL_REGIMES).toEqual(Object.keys(matrix).toSorted());
  });

  test.each(Object.entries(matrix))('%s is held and used alike', (regime, { fisica, moral, usos }) => {
    expect([isRegimeOf(regime, 'person'), isRegimeOf(regime, 'company')]).toEqual([fisica, moral]);
    // Payroll and payment receipts are other types of CFDI.
    const uses = usos.filter((use) => use !== 'CN01' && use !== 'CP01');
    const every = [
      'G01',
      'G02',
      'G03',
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `I0${n}`),
      'S01',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `D${String(n).padStart(2, '0')}`),
    ];
    expect(every.filter((use) => isUseOf(use, regime))).toEqual(every.filter((use) => uses.includes(use)));
  });
});

test('a wage earner is not offered G03, and a company is offered it first', () => {
  expect(usesOffered('605')).not.toContain('G03');
  expect(usesOffered('601')[0]).toBe('G03');
  expect(usesOffered('616')).toEqual(['S01']);
  expect(usesOffered(undefined).slice(0, 2)).toEqual(['G03', 'S01']);
});

test('regimes are offered by who holds the tax id', () => {
  expect(regimesOffered('company')).toEqual(['601', '603', '610', '620', '622', '623', '624', '626']);
  expect(regimesOffered('person')).toContain('605');
  expect(regimesOffered(undefined)).toHaveLength(19);
  expect(isUseOf('G03', '999')).toBe(false);
});
