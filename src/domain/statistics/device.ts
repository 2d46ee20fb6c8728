/** What a visit is counted as. Nothing finer is told apart: it would come near to telling visitors apart. */
export const DEVICES = ['phone', 'computer'] as const;

export type Device = (typeof DEVICES)[number];

/** Whatever calls itself by one of these reads for somebody else, or for nobody. */
const BOT = /bot\b|bot[/_-]|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|fetch|archive|validator/i;
/** What every browser with a window says first since the nineties, and programs do not unless they pretend. */
const BROWSER = /^Mozilla\/5\.0 \(/;

/**
 * The device that a browser names, as it is counted; undefined for bots and programs, which are not. What only pretends to be
 * a browser is counted: nothing is kept by which it could be known again.
 */
export function deviceOf(userAgent: string | undefined): Device | undefined {
  if (!userAgent || !BROWSER.test(userAgent) || BOT.test(userAgent)) return undefined;
  return /\bMobi|\bAndroid\b/.test(userAgent) ? 'phone' : 'computer';
}
