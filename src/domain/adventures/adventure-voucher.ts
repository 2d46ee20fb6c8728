import type { OrderedAdventure } from '#domain/adventures/adventure.ts';
import { after, before, HOUR, MINUTE } from '#kernel/instant.ts';

/** The voucher of a booked adventure: good from an hour before it begins until it ends. */
export const voucherOf = (
  { title, provider, phone, where, starts, minutes, zone, people }: OrderedAdventure,
  reference: string,
) => ({
  title,
  provider,
  phone,
  reference,
  where,
  when: { at: starts, zone },
  people,
  validFrom: before(starts, HOUR),
  validUntil: after(starts, minutes * MINUTE),
});
