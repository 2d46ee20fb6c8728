/** Statuses of a proxy whose site is down, and of the site itself while its database is away. */
export const AWAY: readonly number[] = [502, 503, 504];
