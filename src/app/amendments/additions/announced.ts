import type { About } from '#app/announcement.ts';
import type { AdditionEnd } from '#domain/amendments/additions/addition-rules.ts';
import type { AdditionLine } from '#domain/booking/addition.ts';
import type { ReservationId } from '#kernel/ids.ts';

declare module '#app/announcement.ts' {
  interface Announced {
    /**
     * An addition made after the sale was paid: its lines as sold. One bought on the bus may have been paid by somebody
     * else, who is told too: then it is about the addition itself.
     */
    'addition.made': About & {
      readonly addition: ReservationId;
      readonly added: readonly AdditionLine[];
      readonly onBoard?: true;
    };
    /** It waited to be paid in a store, and can no longer be added. */
    'addition.withdrawn': About & { readonly why: AdditionEnd };
  }
}
