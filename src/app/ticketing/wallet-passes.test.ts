import { expect, test } from 'vitest';
import { offeredIn, passFile, type WalletPass } from './wallet-passes.ts';

const PASS: WalletPass = {
  folio: '7K3M9QX2VD-01',
  code: 'A1',
  lang: 'es',
  carrier: 'Costera',
  passenger: 'Ana Díaz',
  from: { city: 'Guadalajara', detail: undefined },
  to: { city: 'Tepic', detail: undefined },
  labels: { passenger: '', seat: '', departs: '', arrives: '', service: '', folio: '', baggage: '' },
  seat: '12',
  service: 'Plus',
  baggage: '',
  departsAt: undefined,
  arrivesAt: undefined,
};
const apple = ({ code }: WalletPass) => new TextEncoder().encode(code);
const google = ({ code }: WalletPass) => `https://wallet.example/${code}`;

test.each([
  [{ apple: undefined, google: undefined }, []],
  [{ apple, google: undefined }, [{ folio: PASS.folio, apple: true, googleUrl: undefined }]],
  [{ apple: undefined, google }, [{ folio: PASS.folio, apple: false, googleUrl: 'https://wallet.example/A1' }]],
])('a ticket is offered to the wallets there are keys for: %#', (passes, offered) => {
  expect(offeredIn(passes, [PASS])).toEqual(offered);
});

test('a file is made of one ticket that has a code, where there is a key', () => {
  const codesOf = (given: ReturnType<typeof passFile>) => (given.ok ? [] : given.fault.map(({ code }) => code));
  const made = passFile({ apple }, [PASS], PASS.folio);
  expect(made.ok && new TextDecoder().decode(made.value)).toBe('A1');
  expect(codesOf(passFile({ apple: undefined }, [PASS], PASS.folio))).toEqual(['not_found']);
  expect(codesOf(passFile({ apple }, [PASS], '7K3M9QX2VD-02'))).toEqual(['tickets_not_ready']);
});

test('each ticket is kept apart, under its own folio and code', () => {
  const back = { ...PASS, folio: '7K3M9QX2VD-02', code: 'B2' };
  expect(offeredIn({ apple, google }, [PASS, back])).toEqual([
    { folio: PASS.folio, apple: true, googleUrl: 'https://wallet.example/A1' },
    { folio: back.folio, apple: true, googleUrl: 'https://wallet.example/B2' },
  ]);
  const made = passFile({ apple }, [PASS, back], back.folio);
  expect(made.ok && new TextDecoder().decode(made.value)).toBe('B2');
});

test('a purchase whose tickets have no codes yet is offered to no wallet', () => {
  expect(offeredIn({ apple, google }, [])).toEqual([]);
});
