import type { Lang } from '#text/lang.ts';
import { passkeyText as say } from '#text/pages/passkeys.ts';
import { Button } from '#ui/button.tsx';
import styles from '#web/loyalty/passkey.module.css';
import { usePasskey } from '#web/loyalty/use-passkey.ts';
import type { ApiCall } from '#wire/call.ts';

interface PasskeySignInProps {
  readonly call: ApiCall;
  readonly lang: Lang;
}

/**
 * In the sign-in form: a button that has the device sign, and sends the form. Nothing where there are no passkeys. Its
 * room is kept from the start: what follows must not move from under a finger when the page comes alive.
 */
export function PasskeySignIn({ call, lang }: PasskeySignInProps) {
  const { isSupported, works, trouble, field, run } = usePasskey();
  return (
    <>
      <p className={styles['plain']}>{say.withoutScripts[lang]}</p>
      {isSupported === false ? null : (
        <>
          <input ref={field} type="hidden" name="passkey" />
          <Button
            type="button"
            look="second"
            className={isSupported ? undefined : styles['later']}
            busy={works}
            onClick={() => run(({ signByPasskey }) => signByPasskey(call))}
          >
            {say.signIn[lang]}
          </Button>
          {trouble ? <p role="alert">{say.trouble[trouble][lang]}</p> : null}
        </>
      )}
    </>
  );
}
