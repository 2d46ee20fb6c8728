import { type OauthDeps, mayCall } from '#app/oauth/tokens.ts';
import type { Handler } from '#http/handler.ts';
import { type Authentication, SERVICES } from '#wire/services.ts';

/**
 * The same call, refused when a program sends a token that is invalid or not for this service. No token is required; a
 * sent one is checked, so that programs learn at once that theirs has expired.
 */
export const bearerChecked =
  (deps: Pick<OauthDeps, 'tokens'>) =>
  (known: Handler): Handler => {
    const { service } = known.route;
    const isChecked =
      service !== 'oauth' && (SERVICES[service].authentication as readonly Authentication[]).includes('bearer');
    if (!isChecked) return known;
    return {
      ...known,
      handle: async (request) => {
        const { caller, now } = request;
        const token = caller.bearerHash && (await mayCall(deps)(service, caller, now));
        return token && !token.ok ? token : known.handle(request);
      },
    };
  };
