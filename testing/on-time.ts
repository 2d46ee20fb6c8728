/** Enforced exactly by `npm run faults`, on an idle machine. */
export const IS_STRICT = process.env['ANDEN_FAULTS'] === 'all';
/** The factor by which a busy machine may be late. */
const BUSY = 4;

/** The maximum duration in a test of something guaranteed within this many milliseconds. */
export const onTime = (ms: number): number => (IS_STRICT ? ms : ms * BUSY);
