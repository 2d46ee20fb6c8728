import { extrasText } from '#text/extras.ts';
import { listCarriedExtras } from '#text/carried-extras.ts';
import type { Lang } from '#text/lang.ts';
import { Price } from '#ui/price.tsx';
import { passengerName } from '#web/fares/passenger-name.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface AddedLinesProps {
  readonly reservation: Pick<ReservationView, 'adding' | 'additionals' | 'buses' | 'passengers'>;
  /** Class of each line. */
  readonly className: string | undefined;
  readonly lang: Lang;
}

/** Extras bought with a trip, or added to a paid one: what, for whom, and the price. */
export const AddedLines = ({ reservation, className, lang }: AddedLinesProps) =>
  (reservation.adding ?? reservation.additionals).lines.map(({ passenger, direction, name, quantity, total }) => (
    <p className={className} key={`${passenger} ${direction} ${name.es}`}>
      <span>
        {listCarriedExtras([{ quantity, name }], lang)}{' '}
        <small>
          ({extrasText.whose(passengerName(reservation, passenger, lang), direction, reservation.buses)[lang]})
        </small>
      </span>
      <Price amount={total} lang={lang} />
    </p>
  ));
