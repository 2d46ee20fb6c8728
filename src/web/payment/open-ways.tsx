import type { ReactNode } from 'react';
import type { Lang } from '#text/lang.ts';
import { formText } from '#text/form.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { OtherWays } from '#web/payment/other-ways.tsx';
import { PayButton } from '#web/payment/pay-button.tsx';
import styles from '#web/payment/pay-foot.module.css';
import { PaymentForm } from '#web/payment/payment-form.tsx';
import { refusalHeading } from '#web/payment/refusal-heading.ts';
import type { PaymentPage } from '#web/payment/use-payment-page.ts';
import { WalletPanel } from '#web/payment/wallet-panel.tsx';
import type { ShownWay } from '#web/payment/way-texts.ts';

interface OpenWaysProps {
  readonly payment: PaymentPage;
  readonly ways: readonly ShownWay[];
  /** URLs of the frames for card entry and for the wallets' buttons; null when not accepted. */
  readonly cardFrame: string | null;
  readonly walletFrame: string | null;
  /** The selected method when the form is shown again. */
  readonly chosen: string | undefined;
  readonly hidden: Readonly<Record<string, string | number>>;
  readonly total: number;
  /** Why the last attempt failed; absent when there was none. */
  readonly declined: string | undefined;
  readonly lang: Lang;
  /** Fields besides the methods. */
  readonly children?: ReactNode;
}

/** The result of the last attempt, the payment methods and the pay button of a page made with `usePaymentPage`. */
export function OpenWays({ payment, ways, declined, total, lang, walletFrame, children, ...form }: OpenWaysProps) {
  const { errors, works, pay, payByWallet, openSession } = payment;
  const said = errors.length > 0 || declined === undefined ? errors : [{ field: undefined, text: declined }];
  return (
    <>
      {works ? null : (
        <>
          <ErrorSummary title={formText.thereIsAProblem[lang]} errors={said} {...refusalHeading(said)} />
          {declined === undefined ? null : <OtherWays ways={ways} lang={lang} />}
        </>
      )}
      <PaymentForm
        {...form}
        ways={ways}
        lang={lang}
        pay={pay}
        wallets={
          walletFrame ? (
            <WalletPanel src={walletFrame} total={total} lang={lang} openSession={openSession} pay={payByWallet} />
          ) : null
        }
      >
        {children}
      </PaymentForm>
      <div className={styles['foot']}>
        <PayButton ways={ways} works={works} lang={lang} />
      </div>
    </>
  );
}
