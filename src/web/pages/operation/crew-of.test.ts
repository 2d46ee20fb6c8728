import { expect, test } from 'vitest';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { crewOf } from '#web/pages/operation/crew-of.ts';
import type { PageRequest } from '#wire/page.ts';

const asking = (role: OperatorRole | undefined): Pick<PageRequest, 'call'> => ({
  call: async () =>
    role ? { ok: true, data: { name: 'Rosa Gil', role } as never } : { ok: false, status: 401, errors: [] },
});

test.each([
  ['boarding', 'es', ['Abordaje', 'Sala del viajero', 'Vales']],
  ['counter', 'en', ['Boarding', 'Counter', 'Traveller lounge', 'Vouchers', 'Tours', 'Service alerts']],
  ['callcentre', 'es', ['Taquilla', 'Tours', 'Casos']],
  ['editor', 'es', ['Contenido']],
  [
    'manager',
    'en',
    [
      'Boarding',
      'Counter',
      'Traveller lounge',
      'Vouchers',
      'Tours',
      'Service alerts',
      'Content',
      'Cases',
      'Log',
      'Statistics',
    ],
  ],
] as const)('the header of a %s leads to the screens of that role alone', async (role, lang, titles) => {
  const crew = await crewOf(asking(role), lang);
  expect(crew?.links.map(({ title }) => title)).toEqual(titles);
});

test('nobody who is not signed in is named', async () => {
  expect(await crewOf(asking(undefined), 'es')).toBe(null);
});
