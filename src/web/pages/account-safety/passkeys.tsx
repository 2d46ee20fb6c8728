import { MAX_PASSKEY_NAME } from '#domain/loyalty/passkey.ts';
import { passkeyText as say } from '#text/pages/passkeys.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import passkeyStyles from '#web/loyalty/passkey.module.css';
import { usePasskey } from '#web/loyalty/use-passkey.ts';
import type { ScreenProps } from '#web/page.ts';
import type { AliveData, ShownPasskey } from '#web/pages/account-safety/safety-data.ts';
import styles from '#web/pages/account-safety/safety.module.css';
import { useSent } from '#web/services/use-sent.ts';
import { errorAt } from '#web/shown-errors.ts';

type Shown = Pick<ScreenProps<AliveData>, 'data' | 'site'>;

/** The passkeys of the account; adding one takes two steps: the password, then the device. */
export function Passkeys(props: Shown) {
  const {
    data: { passkeys, creating },
    site: { lang, formToken },
  } = props;
  return (
    <section className={styles['section']} aria-labelledby="passkeys">
      <h2 id="passkeys">{say.title[lang]}</h2>
      <p>{say.how[lang]}</p>
      {passkeys.length === 0 ? (
        <p>{say.none[lang]}</p>
      ) : (
        <ul className={styles['list']}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} lang={lang} formToken={formToken} />
          ))}
        </ul>
      )}
      {creating ? <CreateForm {...props} /> : <AddForm {...props} />}
    </section>
  );
}

interface PasskeyLineProps {
  readonly passkey: ShownPasskey;
  readonly lang: 'es' | 'en';
  readonly formToken: string;
}

function PasskeyLine({ passkey: { id, name, device, created, used }, lang, formToken }: PasskeyLineProps) {
  const called = name || say.unnamed[device ?? 'any'][lang];
  return (
    <li>
      <p>
        <strong>{called}</strong>
        <span>{say.since(created, used)[lang]}</span>
      </p>
      <form method="post">
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="id" value={id} />
        <Button look="quiet" name="do" value="passkey-remove" aria-label={say.removeOf(called, created)[lang]}>
          {say.remove[lang]}
        </Button>
      </form>
    </li>
  );
}

function AddForm({ data: { errors, captcha, asks }, site: { lang, formToken } }: Shown) {
  const { isSupported } = usePasskey();
  const [isSent, onSubmit] = useSent();
  if (isSupported === false) return <p>{say.unsupported[lang]}</p>;
  return (
    <>
      <p className={passkeyStyles['plain']}>{say.withoutScripts[lang]}</p>
      <form
        className={isSupported ? PANEL : `${PANEL} ${passkeyStyles['later']}`}
        method="post"
        noValidate
        onSubmit={onSubmit}
      >
        <input type="hidden" name="_form" value={formToken} />
        <TextField
          name="passkey_password"
          type="password"
          label={say.password[lang]}
          error={errorAt(errors, 'passkey_password')}
          autoComplete="current-password"
          maxLength={256}
          required
        />
        <CaptchaField task={asks === 'passkey' ? captcha : null} lang={lang} />
        <Button name="do" value="passkey" busy={isSent}>
          {say.add[lang]}
        </Button>
      </form>
    </>
  );
}

function CreateForm({ data: { creating }, site: { lang, formToken } }: Shown) {
  const { works, trouble, field, run } = usePasskey();
  return (
    <form className={PANEL} method="post" noValidate>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="do" value="passkey-add" />
      <input ref={field} type="hidden" name="passkey" />
      <p role="status">{say.next[lang]}</p>
      <TextField
        name="name"
        label={say.name[lang]}
        hint={say.nameHint[lang]}
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME}
      />
      <Button
        type="button"
        look="main"
        busy={works}
        onClick={() => run(({ createPasskey }) => createPasskey(creating))}
      >
        {say.create[lang]}
      </Button>
      {trouble ? <p role="alert">{say.trouble[trouble][lang]}</p> : null}
    </form>
  );
}
