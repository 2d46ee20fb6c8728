import { type OauthDeps, mayCall } from '#app/oauth/tokens.ts';
import type { Handler } from '#http/handler.ts';
import { type Authentication, SERVICES } from '#wire/services.ts';

/**
 * The same call, for a program that sends a token only while the token is good and for this service. Nobody needs one: what is
 * sent is checked, so that a program hears at once that its token is over.
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
