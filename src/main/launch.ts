/** Where compiled code is kept for the next start. */
export const COMPILED = new URL('../../node_modules/.cache/site', import.meta.url).pathname;

/**
 * The young generation of the heap grows to twice this and stays: by default a site that was busy for a minute keeps up to
 * 128 MB that hold nothing (docs/decisions/0056-the-program-begins-again.md).
 */
const YOUNG = '--max-semi-space-size';
const YOUNG_MB = 8;
/** What threads other than the main one free returns to the machine only where few arenas hold it. */
const ARENAS = { MALLOC_ARENA_MAX: '2' };

interface Started {
  readonly execArgv: readonly string[];
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The program with limits of memory, unless others were given. */
export function launchOf({ execArgv, argv, env }: Started, program: string) {
  const isGiven = [...execArgv, env['NODE_OPTIONS'] ?? ''].some((text) => text.includes(YOUNG));
  return {
    args: [...(isGiven ? [] : [`${YOUNG}=${YOUNG_MB}`]), ...execArgv, program, ...argv.slice(2)],
    env: { NODE_COMPILE_CACHE: COMPILED, ...ARENAS, ...env } as Record<string, string>,
  };
}
