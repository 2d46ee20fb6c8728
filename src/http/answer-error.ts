import type { FastifyReply, FastifyRequest } from 'fastify';
import { fault } from '#domain/errors.ts';
import { errorPage, filesTooLargePage } from '#http/error-page.ts';
import { refusalOf } from '#http/refusal-of.ts';
import { contentPolicy, securityHeaders } from '#http/security-headers.ts';
import { DEFAULT_LANG, isLang } from '#text/lang.ts';
import { isCallPath } from '#wire/services.ts';

/** Thrown to refuse a request for an expected reason that is not a bug. */
export class Refused extends Error {
  readonly statusCode = 503;
}

export interface ErrorDeps {
  readonly isSecure: boolean;
  readonly isBusy: (problem: unknown) => boolean;
  readonly report: (problem: unknown) => void;
}

/**
 * The answer to an unexpected error: an envelope for programs, a page for people. It reveals neither the error nor the
 * query, and depends on nothing else: an invalid URL gets here before any hook.
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
    const lang = isLang(chosen) ? chosen : DEFAULT_LANG;
    const hadFiles = request.headers['content-type']?.startsWith('multipart/form-data');
    const html = status === TOO_LARGE && hadFiles ? filesTooLargePage(lang) : errorPage(code, lang);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy({ scriptHashes: [], html, frames: [], isSecure }))
      .send(html);
  };

const TOO_LARGE = 413;

/** A client that disconnects mid-request, or is cut off for being too slow, is expected and gets no answer. */
const isCutOff = (problem: Error & { readonly code?: string }, { raw }: FastifyRequest): boolean =>
  problem.code === 'ECONNRESET' && raw.destroyed && !raw.complete;
