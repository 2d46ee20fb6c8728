import { expect, test } from 'vitest';
import { clientConfig } from './client-config.ts';

const OURS = '-c TimeZone=UTC -c lock_timeout=3s';
const settings = { lock_timeout: '3s' };
const optionsOf = (url: string) => {
  const { connectionString = '' } = clientConfig(url, settings);
  return new URL(connectionString).searchParams.get('options');
};

test('settings travel with a connection over the socket', () => {
  const socket = { host: '/run/socket', port: 5432, user: 'anden', database: 'anden' };
  expect(clientConfig(socket, settings)).toMatchObject({ ...socket, options: OURS });
});

test.each([
  ['without options', 'postgres://u:p%40@host/db', OURS],
  ['with options, which win', 'postgres://host/db?options=-c%20lock_timeout%3D9s', `${OURS} -c lock_timeout=9s`],
  ['of a socket', 'postgres:///db?host=/run/socket', OURS],
])('settings travel in a URL %s', (_, url, options) => {
  expect(optionsOf(url)).toBe(options);
});
