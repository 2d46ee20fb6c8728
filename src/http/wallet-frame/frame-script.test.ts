import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { WALLET_FRAME_SCRIPT } from '#http/wallet-frame/frame-script.ts';

const SITE = 'https://site.example';
const SETTINGS = JSON.stringify({ origin: SITE, payee: 'Costera', apple: true, google: null, lang: 'es' });

interface Sheet {
  onpaymentauthorized(event: object): void;
  oncancel(): void;
  readonly completePayment: (result: object) => void;
  readonly abort: () => void;
}

/** The frame's script in a window that has Apple Pay, with the sheet that a click has opened. */
async function withSheet() {
  const sheets: Sheet[] = [];
  class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static supportsVersion = () => true;
    static canMakePayments = () => true;
    readonly begin = () => sheets.push(this as unknown as Sheet);
    readonly completePayment = vi.fn();
    readonly abort = vi.fn();
  }
  let click = () => {};
  const elements: Record<string, object> = {
    settings: { textContent: SETTINGS },
    apple: { hidden: true, addEventListener: (_: string, hear: () => void) => (click = hear) },
    safe: { hidden: true },
  };
  const said: { readonly kind: string; readonly id?: string }[] = [];
  const parent = { postMessage: (word: (typeof said)[number]) => said.push(word) };
  let hear: (event: object) => void = () => {};
  runInNewContext(WALLET_FRAME_SCRIPT, {
    parent,
    document: { getElementById: (name: string) => elements[name], body: {} },
    addEventListener: (_: string, heard: typeof hear) => (hear = heard),
    ResizeObserver: class {
      observe() {}
    },
    ApplePaySession,
    crypto,
  });
  const tell = (word: object) => hear({ source: parent, origin: SITE, data: { anden: 1, ...word } });
  tell({ kind: 'offer', amount: '890.00' });
  await vi.waitFor(() => expect(said.map(({ kind }) => kind)).toContain('wallets'));
  said.length = 0;
  click();
  return { sheet: sheets[0]!, said, tell };
}

const TOKEN = { payment: { token: { paymentData: { data: 'x' } } } };

test('a sheet that is closed before the payment is authorised was cancelled', async () => {
  const { sheet, said } = await withSheet();
  sheet.oncancel();
  expect(said).toMatchObject([{ kind: 'cancelled' }]);
});

test('a sheet that Apple closes while its token is being charged says nothing: the outcome is not its own', async () => {
  const { sheet, said, tell } = await withSheet();
  sheet.onpaymentauthorized(TOKEN);
  sheet.oncancel();
  expect(said).toMatchObject([{ kind: 'token', wallet: 'apple_pay' }]);
  tell({ kind: 'end', id: said[0]!.id, outcome: 'paid' });
  expect(sheet.completePayment).not.toHaveBeenCalled();
});

test.each([
  ['paid', [[{ status: 0 }]], 0],
  ['refused', [[{ status: 1 }]], 0],
  ['unknown', [], 1],
] as const)('a sheet shows that its token was %s', async (outcome, completed, aborts) => {
  const { sheet, said, tell } = await withSheet();
  sheet.onpaymentauthorized(TOKEN);
  tell({ kind: 'end', id: said[0]!.id, outcome });
  expect(vi.mocked(sheet.completePayment).mock.calls).toEqual(completed);
  expect(sheet.abort).toHaveBeenCalledTimes(aborts);
});
