import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { ApiCall } from '#wire/call.ts';
import { postPasskeySignInOptions } from '#wire/passkeys.ts';

export type PasskeyTrouble = 'cancelled' | 'exists' | 'failed' | 'unanswered';

/** The answer as a form carries it, in JSON; or why there is none. */
export type Ceremony = { readonly answer: string } | { readonly trouble: PasskeyTrouble };

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Has the device create a passkey. Must follow a press: browsers demand it. */
export const createPasskey = (options: unknown): Promise<Ceremony> =>
  told(async () => {
    const { id, response } = await startRegistration({ optionsJSON: options as CreationOptions });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, client_data: clientDataJSON, attestation: attestationObject, transports };
  });

/** Has the device sign in by one of its passkeys of this site. */
export async function signByPasskey(call: ApiCall): Promise<Ceremony> {
  const begun = await call(postPasskeySignInOptions, { body: {} }).catch(() => undefined);
  if (!begun) return { trouble: 'unanswered' };
  if (!begun.ok) return { trouble: 'failed' };
  return told(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: begun.data.options as unknown as RequestOptions,
    });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature };
  });
}

async function told(ceremony: () => Promise<object>): Promise<Ceremony> {
  try {
    return { answer: JSON.stringify(await ceremony()) };
  } catch (error) {
    return { trouble: troubleOf(error) };
  }
}

/** Browsers tell cancelling from a timeout on purpose not: a page must not learn which passkeys exist. */
function troubleOf(error: unknown): PasskeyTrouble {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'exists';
  const { name } = error instanceof WebAuthnError ? (error.cause as Error) : (error as Error);
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}
