import type { Sending } from '#app/notices/ports.ts';

/** The properties of nodemailer's errors that we read. */
export interface SmtpTrouble {
  readonly code?: string;
  /** The command in progress. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  /** The provider rejected permanently. */
  readonly permanent?: boolean;
  readonly timeoutType?: string;
}

/** Commands about this e-mail; all others are about the connection or our account. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);
/** "Service not available, closing": a possible reply to any command. */
const CLOSING = 421;

/** What a failure means for the e-mail. Excludes the provider's text, which repeats the address. */
export function sendingOf(trouble: SmtpTrouble): Sending {
  const code = codeOf(trouble);
  if (isAboutTheMail(trouble)) return { kind: trouble.permanent ? 'refused' : 'retry', code };
  return { kind: brokeInTheMiddle(trouble) ? 'retry' : 'down', code };
}

const isAboutTheMail = ({ code, command = '', responseCode }: SmtpTrouble): boolean =>
  responseCode !== CLOSING && (ABOUT_THE_MAIL.has(command) || code === 'EMESSAGE');

/** The connection was open, then broke or timed out: this e-mail may be the cause, so the try is counted. */
const brokeInTheMiddle = ({ code, timeoutType, responseCode }: SmtpTrouble): boolean =>
  responseCode !== CLOSING && (code === 'ECONNECTION' || code === 'EABORT' || timeoutType === 'SOCKET_TIMEOUT');

/** `550 5.1.1`, or nodemailer's error code. */
function codeOf({ code, response }: SmtpTrouble): string {
  const [said] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '') ?? [];
  return said ?? code ?? 'unknown';
}
