/**
 * `ANDEN_BROWSER=all` (`npm run browser`) walks every path in both languages and loses the line at every moment of every call.
 * Without it one of each kind stands for the others.
 */
export const IS_WHOLE = process.env['ANDEN_BROWSER'] === 'all';
