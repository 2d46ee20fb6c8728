import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { OperatorRole } from '#domain/operators/operator.ts';

const run = promisify(execFile);

let made = 0;

/** The key of a new operator, as created by `npm run operator`. */
export async function operatorKey(siteData: string, role: OperatorRole): Promise<string> {
  const name = `${role} ${process.pid} ${(made += 1)} ${Date.now()}`;
  const args = ['src/main/cli/operator.ts', 'add', name, '--role', role, '--by', 'test'];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, ANDEN_DATA_DIR: siteData } });
  const [, key] = /^key (\S+)$/m.exec(stdout) ?? [];
  if (!key) throw new Error(`no key for ${name}: ${stdout}`);
  return key;
}
