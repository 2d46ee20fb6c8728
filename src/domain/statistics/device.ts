/** The device class of a visit. Nothing finer is stored, because it could help to identify visitors. */
export const DEVICES = ['phone', 'computer'] as const;

export type Device = (typeof DEVICES)[number];

/** User agents that contain one of these are bots. */
const BOT = /bot\b|bot[/_-]|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|fetch|archive|validator/i;
/** The prefix that every browser has sent since the nineties, and programs send only when they imitate one. */
const BROWSER = /^Mozilla\/5\.0 \(/;

/**
 * The device class of a user agent; undefined for bots and programs, which are not counted. An imitated browser is
 * counted: nothing is stored that could reveal it.
 */
export function deviceOf(userAgent: string | undefined): Device | undefined {
  if (!userAgent || !BROWSER.test(userAgent) || BOT.test(userAgent)) return undefined;
  return /\bMobi|\bAndroid\b/.test(userAgent) ? 'phone' : 'computer';
}
