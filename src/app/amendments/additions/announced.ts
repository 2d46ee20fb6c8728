import type { About } from '#app/announcement.ts';
import type { AdditionLine } from '#domain/booking/addition.ts';
import type { ReservationId } from '#kernel/ids.ts';

declare module '#app/announcement.ts' {
  interface Announced {
    /** Something was added after the sale, and is paid: what, as it was sold. */
    'addition.made': About & { readonly addition: ReservationId; readonly added: readonly AdditionLine[] };
  }
}
