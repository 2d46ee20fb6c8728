import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFaults } from './faults.ts';
import { readFlags } from './flags.ts';
import { openMails } from './mails.ts';
import { answer } from './routes.ts';
import { listenForMail } from './smtp.ts';

const refuse = (complaint: string): never => {
  console.error(complaint);
  process.exit(2);
};

if ([process.env['NODE_ENV'], process.env['ANDEN_ENV']].includes('production')) {
  refuse('the mailbox delivers nothing and does not run in production');
}
const read = readFlags(process.argv.slice(2));
const flags = typeof read === 'string' ? refuse(read) : read;

const faults = createFaults();
const mails = await openMails(flags.data);
const smtpPort = await listenForMail({ mails, faults, port: flags.smtpPort });

const server = createServer(async (request, response) => {
  try {
    await answer({ mails, faults }, request, response);
  } catch (problem) {
    console.error(problem);
    if (!response.headersSent) response.writeHead(500).end();
  }
});
server.on('error', (problem) => refuse(problem.message));
// Loopback only: nobody else reads these mails.
server.listen(flags.port, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  console.log(JSON.stringify({ ready: true, url, smtp: `smtp://127.0.0.1:${smtpPort}` }));
});

const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The process that started it is gone: so is it.
process.stdin.on('end', stop).on('close', stop).resume();
