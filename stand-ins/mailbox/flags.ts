import { parseArgs } from 'node:util';

export interface Flags {
  /** Of the page. 0 takes any. */
  readonly port: number;
  /** Of the mail. 0 takes any. */
  readonly smtpPort: number;
  /** Folder of the mails. */
  readonly data: string;
}

const OPTIONS = { port: { type: 'string' }, 'smtp-port': { type: 'string' }, data: { type: 'string' } } as const;

/** The command line, or a complaint. */
export function readFlags(args: readonly string[]): Flags | string {
  try {
    const {
      port = '0',
      'smtp-port': smtpPort = '0',
      data = '',
    } = parseArgs({ args: [...args], options: OPTIONS }).values;
    if (data === '') return 'missing: --data';
    if (![port, smtpPort].every((text) => /^\d{1,5}$/.test(text))) return '--port and --smtp-port must be numbers';
    return { port: Number(port), smtpPort: Number(smtpPort), data };
  } catch (problem) {
    return problem instanceof Error ? problem.message : 'the command line cannot be read';
  }
}
