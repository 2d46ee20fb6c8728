import type { PointsKind } from '#domain/loyalty/points.ts';
import type { Letter, LetterRenderer } from '#app/notices/letter.ts';
import { MOOT } from '#app/notices/message.ts';
import type { QueuedMail } from '#app/notices/ports.ts';
import { mailOf, type Written } from '#app/notices/write-mail.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import type { Points } from '#kernel/money.ts';

/** Points are about to expire. Rows are pending across releases: topic and fields must keep their names. */
export interface PointsMail {
  readonly topic: 'points.expiring';
  readonly payload: {
    readonly account: string;
    /** Milliseconds since 1970. */
    readonly expires_at: number;
    readonly days: number;
  };
}

export const POINTS_TOPICS = ['points.expiring'] as const satisfies readonly PointsMail['topic'][];

export type PointsMailRow = QueuedMail & PointsMail;

export const isPointsMail = (row: QueuedMail): row is PointsMailRow =>
  (POINTS_TOPICS as readonly string[]).includes(row.topic);

/** What is left of the points that expire at one moment, and their owner. */
export interface PointsAboutToExpire {
  readonly kind: PointsKind;
  readonly points: Points;
  readonly firstName: string;
  readonly email: string;
  readonly lang: 'es' | 'en';
}

export interface PointsMailDeps {
  readonly expiringPoints: (account: string, expiresAt: Instant) => Promise<PointsAboutToExpire | undefined>;
  readonly pointsLetter: (about: PointsAboutToExpire, expiresAt: Instant) => Letter;
  readonly renderer: LetterRenderer;
  readonly fingerprint: (text: string) => string;
}

/** Reports only points that are still left; nothing is sent when they were spent or have expired. */
export const writePointsMail =
  (deps: PointsMailDeps) =>
  async ({ payload, dedupKey }: PointsMailRow, now: Instant): Promise<Written> => {
    const expiresAt = instant(payload.expires_at);
    const about = expiresAt > now ? await deps.expiringPoints(payload.account, expiresAt) : undefined;
    if (!about) return MOOT;
    const letter = deps.pointsLetter(about, expiresAt);
    return { kind: 'mail', mail: mailOf(deps, { letter, attachments: [] }, { to: about.email, dedupKey }) };
  };
