import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { TLSSocket } from 'node:tls';
import type { Certificates } from './certificates.ts';
import { type Exchange, exchangeOf } from './exchange.ts';
import type { Gateway } from './gateway.ts';
import { underFault } from './under-fault.ts';

/** Path of Apple's server for merchant sessions. */
export const SESSION_PATH = '/paymentservices/paymentSession';

/** Apple's server: the TLS handshake requires a certificate issued by us. */
export function appleServer(gateway: Gateway, { ca, server }: Certificates) {
  return createServer(
    { key: server.key, cert: server.certificate, ca, requestCert: true, rejectUnauthorized: true },
    async (request, response) => {
      const exchange = await exchangeOf(request, response);
      const isSessionAsked = exchange.method === 'POST' && request.url === SESSION_PATH;
      if (!isSessionAsked) return exchange.send(404, refusal(404, 'Not Found'));
      return underFault(gateway.faults.ofCall('sessions'), exchange, () =>
        session(gateway, exchange, holderOf(request)),
      );
    },
  );
}

/** The common name of the client's certificate. */
const holderOf = ({ socket }: IncomingMessage): unknown => (socket as TLSSocket).getPeerCertificate().subject?.CN;

const refusal = (statusCode: number, statusMessage: string) => ({ statusMessage, statusCode: String(statusCode) });

function session({ sessions, flags }: Gateway, exchange: Exchange, holder: unknown): () => void {
  const { merchantIdentifier, displayName, initiative, initiativeContext } = exchange.json() ?? {};
  if (merchantIdentifier !== flags.appleMerchant || holder !== merchantIdentifier)
    return () => exchange.send(417, refusal(417, 'Payment Services Exception merchantId not registered'));
  const isWhole = isText(displayName, 64) && initiative === 'web' && isText(initiativeContext, 253);
  if (!isWhole || !/^[a-z0-9.-]+$/i.test(initiativeContext))
    return () => exchange.send(400, refusal(400, 'Bad Request'));
  const given = sessions.issue({ displayName, domainName: initiativeContext }, flags.appleMerchant, Date.now());
  return () => exchange.send(200, given);
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;
