import { openAppleSession } from '#app/payment/open-apple-session.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { WalletSessions } from '#app/payment/wallet-sessions.ts';
import { type Handler, handler } from '#http/handler.ts';
import { ok } from '#kernel/result.ts';
import { postAppleSession } from '#wire/wallets.ts';

/** The calls of the wallets' frame; none when Apple Pay is not accepted. */
export function walletHandlers(
  deps: Pick<PaymentDeps, 'orders'>,
  walletSessions: WalletSessions | undefined,
): readonly Handler[] {
  if (!walletSessions) return [];
  const open = openAppleSession({ ...deps, walletSessions });
  return [
    handler(postAppleSession, async ({ body: { code, validation_url: validationUrl }, caller }) => {
      const opened = await open({ code, validationUrl }, caller);
      return opened.ok ? ok({ session: opened.value }) : opened;
    }),
  ];
}
