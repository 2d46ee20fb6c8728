import type { Sending } from '#app/notices/ports.ts';

/** What nodemailer puts on its errors, as far as we read it. */
export interface SmtpTrouble {
  readonly code?: string;
  /** The command that was under way. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  /** The provider said no for good. */
  readonly permanent?: boolean;
  readonly timeoutType?: string;
}

/** Commands that are about this e-mail; the others are about the line and our account. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);
/** "Service not available, closing": said in answer to anything. */
const CLOSING = 421;

/** What a failure says of the e-mail. Without the provider's words: they repeat the address. */
export function sendingOf(trouble: SmtpTrouble): Sending {
  const code = codeOf(trouble);
  if (isAboutTheMail(trouble)) return { kind: trouble.permanent ? 'refused' : 'retry', code };
  return { kind: brokeInTheMiddle(trouble) ? 'retry' : 'down', code };
}

const isAboutTheMail = ({ code, command = '', responseCode }: SmtpTrouble): boolean =>
  responseCode !== CLOSING && (ABOUT_THE_MAIL.has(command) || code === 'EMESSAGE');

/** The line stood and then broke or fell silent: this e-mail may be the reason, so it is counted against it. */
const brokeInTheMiddle = ({ code, timeoutType, responseCode }: SmtpTrouble): boolean =>
  responseCode !== CLOSING && (code === 'ECONNECTION' || code === 'EABORT' || timeoutType === 'SOCKET_TIMEOUT');

/** `550 5.1.1`, or nodemailer's word. */
function codeOf({ code, response }: SmtpTrouble): string {
  const [said] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '') ?? [];
  return said ?? code ?? 'unknown';
}
