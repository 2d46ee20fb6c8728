import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { type Centavos, type Points, points } from '#kernel/money.ts';

/** Each traveller has two ledgers that are never mixed: points bought, and points won by travelling (T46). */
export const POINTS_KINDS = ['purchased', 'win'] as const;

export type PointsKind = (typeof POINTS_KINDS)[number];

/** What a traveller has in each. */
export type PointsBalances = Readonly<Record<PointsKind, Points>>;

/** What a price is in points: one for each peso. The specification writes both with two decimals and names no other rate. */
export const pointsFor = (price: Centavos): Points => points(price);

/** How a traveller's ledger is called in the books. */
export const pointsAccount = (traveller: TravellerId, kind: PointsKind): string => `points:${kind}:${traveller}`;

/** Where points come from when they are given, and go to when they are taken back: the programme itself. */
export const programmeAccount = (kind: PointsKind): string => `programme:${kind}`;

/** Where points go whose time is over. */
export const EXPIRED_ACCOUNT = 'programme:expired';

/** Whether an account of the books is a traveller's ledger of points. */
export const isPointsAccount = (account: string): boolean => account.startsWith('points:');
