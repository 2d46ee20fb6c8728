import type { ComponentType } from 'react';
import { tourText } from '#text/tours/pages.ts';
import styles from '#web/flows/tours/parts.module.css';
import { TourShell } from '#web/flows/tours/tour-shell.tsx';
import type { Outcome, Page, ShellFacts, ShellProps } from '#web/page.ts';
import { enterTours } from '#web/tours/enter.ts';
import type { SetCookie } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

/** The payment of any order, on the page of a tour: behind the guard of the tours, and in their surroundings. */
export function paymentAmongTours<Data extends object>(order: Page<Data>): Page<Data> {
  const { Shell: OrderShell, act } = order;
  return {
    ...order,
    load: async (context) => {
      const entry = await enterTours(context, 'pago');
      return entry.kind === 'away' ? entry.outcome : withCookies(await order.load(context), entry.visit.cookies);
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

const PaymentShell = <Data,>({ Order, ...props }: PaymentShellProps<Data>) => {
  const { lang } = props.site;
  return (
    <TourShell step="pago" lang={lang}>
      <div className={styles['payment']}>
        <Order {...props} />
      </div>
      <p className={styles['onward']}>
        <a href={paths.tourCustomer[lang]}>{tourText.payment.back[lang]}</a>
      </p>
    </TourShell>
  );
};
