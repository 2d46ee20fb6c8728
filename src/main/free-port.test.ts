import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';

const HOST = '127.0.0.1';

const listening = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.resume().on('end', () => socket.end()));
    server.once('error', reject).listen(port, HOST, () => resolve(server));
    onTestFinished(() => void server.close());
  });

test('a port that was asked for is that port', async () => {
  const port = await freePort(0, HOST);
  expect(await freePort(port, HOST)).toBe(port);
});

test('a second site on a port ends before it touches what the first keeps', { timeout: 30_000 }, async () => {
  const { port } = (await listening(0)).address() as AddressInfo;
  const dataDir = mkdtempSync(join(tmpdir(), 'anden-second-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const file = join(dataDir, 'played.json');
  writeFileSync(file, '{"of":"the first"}');
  const env = { PATH: process.env['PATH'], HOST, PORT: String(port), ANDEN_DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, ['src/main/start.ts'], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(`port ${port} is in use`);
  expect(readFileSync(file, 'utf8')).toBe('{"of":"the first"}');
  expect(readdirSync(dataDir).toSorted()).toEqual(['played.json', 'secrets.json']);
});

test('any port can be listened on', async () => {
  const port = await freePort(0, HOST);
  await expect(listening(port)).resolves.toBeDefined();
});

test('no outgoing connection takes it before the server listens', async () => {
  const { port: busy } = (await listening(0)).address() as AddressInfo;
  const ofConnections = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const socket = connect(busy, HOST);
      onTestFinished(() => void socket.destroy());
      await new Promise((resolve) => socket.once('connect', resolve));
      return socket.localPort!;
    }),
  );
  const ports = await Promise.all(Array.from({ length: 40 }, () => freePort(0, HOST)));
  expect(Math.max(...ports)).toBeLessThan(Math.min(...ofConnections));
});
