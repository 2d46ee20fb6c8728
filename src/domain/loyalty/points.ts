import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { type Centavos, type Points, points } from '#kernel/money.ts';

/** Each traveller has two ledgers that are never mixed: points bought, and points won by travelling (T46). */
export const POINTS_KINDS = ['purchased', 'win'] as const;

export type PointsKind = (typeof POINTS_KINDS)[number];

/** A traveller's balance in each. */
export type PointsBalances = Readonly<Record<PointsKind, Points>>;

/** A price in points: one per peso. The specification writes both with two decimals and names no other rate. */
export const pointsFor = (price: Centavos): Points => points(price);

/** The name of a traveller's ledger account. */
export const pointsAccount = (traveller: TravellerId, kind: PointsKind): string => `points:${kind}:${traveller}`;

/** The programme's own account: the source of points given, and the destination of points taken back. */
export const programmeAccount = (kind: PointsKind): string => `programme:${kind}`;

/** The account that expired points go to. */
export const EXPIRED_ACCOUNT = 'programme:expired';

/** Whether a ledger account is a traveller's points account. */
export const isPointsAccount = (account: string): boolean => account.startsWith('points:');
