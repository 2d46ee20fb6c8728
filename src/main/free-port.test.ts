import { connect, createServer, type AddressInfo, type Server } from 'node:net';
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

test('any port can be listened on', async () => {
  const port = await freePort(0, HOST);
  await expect(listening(port)).resolves.toBeDefined();
});

test('none is given twice, although nobody listens on the first yet', async () => {
  const ports = new Set<number>();
  for (let i = 0; i < 600; i += 1) ports.add(await freePort(0, HOST));
  expect(ports.size).toBe(600);
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
