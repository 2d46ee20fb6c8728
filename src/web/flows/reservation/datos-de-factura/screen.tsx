import { formText } from '#text/form.ts';
import { invoicingText as say } from '#text/invoicing.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField } from '#ui/field.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { FiscalFields } from '#web/flows/invoicing/fiscal-fields.tsx';
import type { WishData } from '#web/flows/reservation/datos-de-factura/wish-data.ts';
import { HoldCountdown } from '#web/flows/reservation/hold-countdown.tsx';
import { isOver } from '#web/flows/reservation/reservation-state.ts';
import { TimeIsUp } from '#web/flows/reservation/time-is-up.tsx';
import { useReservation } from '#web/flows/reservation/use-reservation.ts';
import type { ScreenProps } from '#web/page.ts';

/** The form, and above it the time the seats are still held. */
export function Screen({ data, site, call }: ScreenProps<WishData>) {
  const { lang, formToken } = site;
  const { fiscal, automatic, errors } = data;
  const hold = useReservation({ shown: data.reservation, call, onReservation: undefined });
  const { reservation } = hold;
  if (isOver(reservation)) return <TimeIsUp reservation={reservation} lang={lang} />;
  return (
    <>
      <HoldCountdown hold={hold} site={site} />
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <form className={PANEL} method="post" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        <FiscalFields data={fiscal} errors={errors} lang={lang} maySave={false} />
        <CheckField
          name="automatic"
          label={say.automatic[lang]}
          hint={say.automaticHint[lang]}
          defaultChecked={automatic}
        />
        <Button look="main" name="do" value="keep">
          {say.wishSubmit[lang]}
        </Button>
      </form>
    </>
  );
}
