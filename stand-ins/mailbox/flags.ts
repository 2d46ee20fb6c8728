import { parseArgs } from 'node:util';

export interface Flags {
  /** Port of the pages; 0 picks a free port. */
  readonly port: number;
  /** Port of SMTP; 0 picks a free port. */
  readonly smtpPort: number;
  /** Folder of the e-mails. */
  readonly data: string;
}

const OPTIONS = { port: { type: 'string' }, 'smtp-port': { type: 'string' }, data: { type: 'string' } } as const;

/** Parses the command line; returns an error message if it is invalid. */
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
