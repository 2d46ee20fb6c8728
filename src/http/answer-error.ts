import type { FastifyReply, FastifyRequest } from 'fastify';
import { fault } from '#domain/errors.ts';
import { errorPage } from '#http/error-page.ts';
import { refusalOf } from '#http/refusal-of.ts';
import { contentPolicy, securityHeaders } from '#http/security-headers.ts';
import { DEFAULT_LANG, isLang } from '#text/lang.ts';
import { isCallPath } from '#wire/services.ts';

/** Thrown to refuse a request for a reason that is nobody's mistake, and no surprise to us. */
export class Refused extends Error {
  readonly statusCode = 503;
}

export interface ErrorDeps {
  readonly isSecure: boolean;
  readonly isBusy: (problem: unknown) => boolean;
  readonly report: (problem: unknown) => void;
}

/**
 * The answer when none could be given: an envelope to a program, a page to a person. It names neither the problem nor
 * the query, and is whole by itself: an address that is none comes here before any hook.
 */
export const createAnswerError =
  ({ isSecure, isBusy, report }: ErrorDeps) =>
  (problem: Error & { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = isCutOff(problem, request) ? 400 : isBusy(problem) ? 503 : (problem.statusCode ?? 500);
    if (status >= 500 && !(problem instanceof Refused)) report(problem);
    const code = status < 500 ? 'invalid_request' : status === 503 ? 'service_unavailable' : 'action_failed';
    const path = request.url.split('?')[0]!;
    reply.code(status).headers({ ...securityHeaders(path, isSecure), 'cache-control': 'no-store' });
    if (isCallPath(path) || !request.headers.accept?.includes('text/html'))
      return reply.send(refusalOf([fault(code)], status).envelope);
    const chosen = request.cookies?.['lang'] ?? '';
    const html = errorPage(code, isLang(chosen) ? chosen : DEFAULT_LANG);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy({ scriptHashes: [], html, frames: [], isSecure }))
      .send(html);
  };

/**
 * Who hangs up in the middle of a request, or is cut off for taking too long, is no surprise to us and hears nothing.
 */
const isCutOff = (problem: Error & { readonly code?: string }, { raw }: FastifyRequest): boolean =>
  problem.code === 'ECONNRESET' && raw.destroyed && !raw.complete;
