import type { Quota } from '#domain/fares/passenger-type.ts';

/** Seats at a legal rate per bus and run (spec 9, T17); student and flex share, teacher and flex share. */
export const QUOTA_PER_BUS: Readonly<Record<Quota, number>> = { student: 8, teacher: 2, inapam: 2 };

/** Whether any of these seats is sold at a legal rate. */
export const drawsOnQuota = ({
  seats,
}: {
  readonly seats: readonly { readonly quota: Quota | undefined }[];
}): boolean => seats.some(({ quota }) => quota !== undefined);
