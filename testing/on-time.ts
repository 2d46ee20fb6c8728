/** Held to the letter by `npm run faults`, on a machine with nothing else to do. */
export const IS_STRICT = process.env['ANDEN_FAULTS'] === 'all';
/** How much later a busy machine may keep a promise. */
const BUSY = 4;

/** The longest that something promised within this many milliseconds may take in a test. */
export const onTime = (ms: number): number => (IS_STRICT ? ms : ms * BUSY);
