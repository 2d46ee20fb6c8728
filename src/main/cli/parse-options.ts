import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** What was typed behind a command; a text is the fault, with the usage. */
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

/** The values of such options. */
export type ValuesOf<Options extends ParseArgsOptionsConfig> = Exclude<
  ReturnType<typeof parseOptions<Options>>,
  string
>['values'];
