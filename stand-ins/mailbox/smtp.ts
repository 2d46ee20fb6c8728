import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Faults, MailFault } from './faults.ts';
import type { Mails } from './mails.ts';

type Session = Parameters<NonNullable<NonNullable<ConstructorParameters<typeof SMTPServer>[0]>['onRcptTo']>>[1];

interface MailRoom {
  readonly mails: Mails;
  readonly faults: Faults;
  readonly port: number;
}

/** Accepts all e-mail for everyone, without password or encryption: it never leaves this machine. */
export async function listenForMail({ mails, faults, port }: MailRoom): Promise<number> {
  const troubles = new WeakMap<Session, MailFault>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, answer) => answer(faults.sendsAway() ? refusal(421, 'Not now') : null),
    onRcptTo: ({ address }, session, answer) => {
      const fault = faults.ofMail();
      if (fault === 'refuse') return answer(refusal(550, `<${address}> no such mailbox`));
      if (fault === 'later') return answer(refusal(451, `<${address}> is busy, come back later`));
      if (fault) troubles.set(session, fault);
      return answer();
    },
    onData: (stream, session, answer) => {
      const fault = troubles.get(session);
      const hear = async () => {
        const raw = await buffer(stream);
        if (fault !== 'hang' && fault !== 'reset') await mails.keep(envelopeOf(session), raw);
        if (fault?.startsWith('reset')) hangUp(server, session);
        if (fault === undefined) answer(null, 'kept');
      };
      hear().catch(answer);
    },
  });
  // A client that disconnects must not end the process.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return (server.server.address() as AddressInfo).port;
}

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

const envelopeOf = ({ envelope }: Session) => ({
  from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
  to: envelope.rcptTo.map(({ address }) => address),
  at: new Date().toISOString(),
});

function hangUp(server: SMTPServer, { id }: Session): void {
  for (const connection of server.connections) if (connection.id === id) connection.close();
}
