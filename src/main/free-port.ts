import { createServer } from 'node:net';

/** A port nobody listens on. `0` asks for any: it is needed before the server listens, for the stand-ins to call back. */
export async function freePort(asked: number, host: string): Promise<number> {
  if (asked !== 0) return asked;
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port could be had');
  return address.port;
}
