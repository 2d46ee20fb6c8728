import type { ChooseAdditionals } from '#app/booking/choose-additionals.ts';
import type { AdditionLine } from '#domain/booking/addition.ts';
import { carriedExtras } from '#domain/booking/extras.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { INTERNET } from '#domain/internet/package.ts';
import { sum } from '#kernel/money.ts';
import type { postAdditionals } from '#wire/additionals.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { BodyOf } from '#wire/route.ts';

/** What is sold beside the seats: in every view of a reservation. */
export const soldBesideView = (reservation: Reservation): Pick<ReservationView, 'sale_internet' | 'additionals'> => ({
  sale_internet: internetView(reservation),
  additionals: {
    offered: reservation.extrasOffered,
    lines: reservation.extras.map(alongView),
    dropped: reservation.droppedExtras.map(alongView),
  },
});

/** Packages chosen with the seats, or sold with or after them (M53). */
function internetView(reservation: Reservation): ReservationView['sale_internet'] {
  const lines = carriedExtras(reservation).filter(({ oneOf }) => oneOf === INTERNET);
  return { packages: { packages: lines.map(({ offer }) => offer), price: sum(lines.map(({ total }) => total)) } };
}

export const alongView = ({ passenger, direction, name, quantity, total }: AdditionLine) => ({
  passenger,
  direction,
  name: { ...name },
  quantity,
  total,
});

/** What the additionals step chooses. */
export function chosenBeside({ code, items, sale_internet }: BodyOf<typeof postAdditionals>): ChooseAdditionals {
  const { packages = [] } = sale_internet ?? {};
  const offers = 'packages' in packages ? packages.packages : packages;
  return { code, items: items ?? [], unplaced: { offers, field: 'sale_internet.packages' } };
}
