/**
 * `ANDEN_BROWSER=all` (`npm run browser`) runs every path in both languages and loses the line at every moment of every
 * call. Otherwise one of each kind is run.
 */
export const IS_WHOLE = process.env['ANDEN_BROWSER'] === 'all';
