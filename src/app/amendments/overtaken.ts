import type { NoticePayload } from '#app/announcement.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

/** The tickets for the seats were cancelled meanwhile. */
export const hasNoSeats = (
  { direction: asked }: NoticePayload<'ticket.seat_changed'>,
  { tickets }: Reservation,
): boolean => !tickets.some(({ direction, seat }) => direction === asked && seat !== undefined);

/** The open ticket is no longer open. */
export const isNotOpen = (
  { direction = 'return' }: NoticePayload<'open.reminder'>,
  reservation: Reservation,
): boolean => !reservation[direction].open;
