import type { ComponentType } from 'react';
import { tourText } from '#text/tours/pages.ts';
import styles from '#web/flows/tours/parts.module.css';
import { TourShell } from '#web/flows/tours/tour-shell.tsx';
import type { Outcome, Page, ShellFacts, ShellProps } from '#web/page.ts';
import { enterTours } from '#web/tours/enter.ts';
import type { SetCookie } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

/** The data of such a page. */
type AmongTours<Data> = Data & {
  /** The order shown is not of what the visitor has chosen now: another tab chose since, or a page elsewhere cleared it. */
  readonly isApart?: boolean;
};

/** The payment of any order, on the page of a tour: behind the guard of the tours, and in their surroundings. */
export function paymentAmongTours<Data extends object>(order: Page<Data>): Page<AmongTours<Data>, Data> {
  const { Shell: OrderShell, act } = order;
  return {
    ...order,
    load: async (context) => {
      const entry = await enterTours(context, 'pago');
      if (entry.kind === 'away') return entry.outcome;
      const { data, cookies } = entry.visit;
      const shown = withCookies(await order.load(context), cookies);
      const isApart = data?.order?.code !== context.query.get('code');
      return shown.kind === 'show' ? { ...shown, data: { ...shown.data, isApart } } : shown;
    },
    ...(act ? { act } : {}),
    Shell: (props) => <PaymentShell {...props} Order={OrderShell!} />,
  };
}

const withCookies = <Data,>(outcome: Outcome<Data>, cookies: readonly SetCookie[]): Outcome<Data> => ({
  ...outcome,
  cookies: [...cookies, ...(outcome.cookies ?? [])],
  ...(outcome.kind === 'show' ? { isPassing: true } : {}),
});

type PaymentShellProps<Data> = ShellProps<Data> &
  ShellFacts & { readonly Order: ComponentType<ShellProps<Data> & ShellFacts> };

const PaymentShell = <Data,>({ Order, ...props }: PaymentShellProps<AmongTours<Data>>) => {
  const { isApart = false } = props.data;
  const { lang } = props.site;
  return (
    <TourShell step="pago" isSettled={isApart} lang={lang}>
      <div className={styles['payment']}>
        <Order {...props} />
      </div>
      {isApart ? null : (
        <p className={styles['onward']}>
          <a href={paths.tourCustomer[lang]}>{tourText.payment.back[lang]}</a>
        </p>
      )}
    </TourShell>
  );
};
