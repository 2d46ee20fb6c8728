import { flagsFrom, ready, refuseInProduction, serve } from '../stage/stand-in.ts';
import { createFaults } from './faults.ts';
import { readFlags } from './flags.ts';
import { openMails } from './mails.ts';
import { answer } from './routes.ts';
import { listenForMail } from './smtp.ts';

refuseInProduction('the mailbox delivers nothing and does not run in production');
const flags = flagsFrom(readFlags);

const faults = createFaults();
const mails = await openMails(flags.data);
const smtpPort = await listenForMail({ mails, faults, port: flags.smtpPort });
const url = await serve((request, response) => answer({ mails, faults }, request, response), flags.port);
ready({ url, smtp: `smtp://127.0.0.1:${smtpPort}` });
