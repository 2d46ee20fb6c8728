import { createTransport } from 'nodemailer';
import type { Mail, Mailer, Sending } from '#app/notices/ports.ts';
import { sendingOf } from '#adapters/mail/smtp-outcome.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host`, or `smtp://…`, which begins TLS once the line stands. */
  readonly url: string;
  /** `Costera <boletos@costera.example>`. */
  readonly from: string;
  /** Who gets the answers. */
  readonly replyTo: string;
  /** Milliseconds for each wait on the provider; 10,000 unless said. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** For a whole e-mail, however often something of an answer comes: shorter than the lease of who sends it. */
const MAX_MS = 60_000;

/** E-mails over SMTP, one connection each: a line kept open for hours is one that breaks in the middle of an e-mail. */
export function smtp({ url, from, replyTo, timeoutMs = TIMEOUT_MS }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    // Never in the clear, but to our own machine: there is no certificate for it.
    requireTLS: !isOurs(new URL(url).hostname),
    ignoreTLS: isOurs(new URL(url).hostname),
    tls: { minVersion: 'TLSv1.2' },
    connectionTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: (mail) => {
      const signal = AbortSignal.timeout(MAX_MS);
      return transport.sendMail({ ...messageOf(mail, from, replyTo), signal }).then(sent, sendingOf);
    },
  };
}

const sent = ({ messageId }: { readonly messageId: string }): Sending => ({ kind: 'sent', messageId });

const messageOf = (mail: Mail, from: string, replyTo: string) => ({
  from,
  replyTo,
  // As an object: whatever was typed is one address and not a list of them.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: `<${mail.id}@${hostOf(from)}>`,
  // Says to holiday messages that nobody is to be answered (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  attachments: mail.attachments.map(({ filename, type, content, contentId }) => ({
    filename,
    contentType: type,
    content: Buffer.from(content),
    ...(contentId === undefined ? {} : { cid: contentId, contentDisposition: 'inline' as const }),
  })),
});

const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

const isOurs = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
