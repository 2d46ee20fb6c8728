import type { Mail, Mailer, Sending } from '#app/notices/ports.ts';
import { once } from '#kernel/once.ts';
import { sendingOf } from '#adapters/mail/smtp-outcome.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host`, or `smtp://…` for STARTTLS. */
  readonly url: string;
  /** `Costera <boletos@costera.example>`. */
  readonly from: string;
  /** The address for replies. */
  readonly replyTo: string;
  /** Milliseconds for each wait on the provider; default 10,000. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** For a whole e-mail, even if the provider replies slowly but steadily: shorter than the sender's lease. */
const MAX_MS = 60_000;

/** Loaded with the first e-mail. */
const library = () => import('nodemailer');

/**
 * Sends e-mails over SMTP, each on a new connection: one kept open for hours tends to break in the middle of an e-mail.
 */
export function smtp({ url, from, replyTo, timeoutMs = TIMEOUT_MS }: SmtpOptions): Mailer {
  const options = {
    url,
    // TLS is mandatory, except to our own machine, which has no certificate.
    requireTLS: !isOurs(new URL(url).hostname),
    ignoreTLS: isOurs(new URL(url).hostname),
    tls: { minVersion: 'TLSv1.2' as const },
    connectionTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const opening = once(async () => (await library()).createTransport(options));
  return {
    send: async (mail) => {
      const transport = await opening();
      const signal = AbortSignal.timeout(MAX_MS);
      return transport.sendMail({ ...messageOf(mail, from, replyTo), signal }).then(sent, sendingOf);
    },
  };
}

const sent = ({ messageId }: { readonly messageId: string }): Sending => ({ kind: 'sent', messageId });

const messageOf = (mail: Mail, from: string, replyTo: string) => ({
  from,
  replyTo,
  // As an object, so that the input is always one address, never a list.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: `<${mail.id}@${hostOf(from)}>`,
  // Suppresses automatic replies such as holiday messages (RFC 3834).
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
