import type { OrderedVisit } from '#app/lounge/ordered-visit.ts';
import type { NewVoucher } from '#app/vouchers/ports.ts';
import { ENTER_EARLY, type Lounge, VISIT_TITLE } from '#domain/lounge/lounge.ts';
import { placeIn } from '#domain/vouchers/voucher.ts';
import type { OrderId } from '#kernel/ids.ts';
import { after, before, HOUR } from '#kernel/instant.ts';

/** Names the voucher of a visit within its order. */
export const VISIT_VOUCHER = 'visit';

/** What the order for a visit says of the lounge, for its voucher. */
export const placeOf = ({ name, host, zone }: Lounge): NonNullable<OrderedVisit['place']> => ({ name, host, zone });

/** The voucher of a visit; undefined for one ordered before they had any. */
export function visitVoucher(
  { starts, hours, people, place, lang = 'es' }: OrderedVisit,
  order: OrderId,
): NewVoucher | undefined {
  if (!place) return undefined;
  const { name, host, zone } = place;
  return {
    order,
    item: VISIT_VOUCHER,
    title: VISIT_TITLE,
    provider: host.name,
    phone: host.phone,
    reference: '',
    where: placeIn(name, lang),
    when: { at: starts, zone },
    people,
    validFrom: before(starts, ENTER_EARLY),
    validUntil: after(starts, hours * HOUR),
  };
}
