import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Parses command-line arguments; a string is the error, with the usage. */
export function parseOptions<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return `${(error as Error).message}\n\n${usage}`;
  }
}

/** The parsed values of such options. */
export type ValuesOf<Options extends ParseArgsOptionsConfig> = Exclude<
  ReturnType<typeof parseOptions<Options>>,
  string
>['values'];
