import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The values of a command line by name, or a complaint. */
export function parseFlags(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
): Readonly<Record<string, unknown>> | string {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (problem) {
    return problem instanceof Error ? problem.message : 'the command line cannot be read';
  }
}
