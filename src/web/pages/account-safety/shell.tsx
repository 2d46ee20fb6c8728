import { formText } from '#text/form.ts';
import { safetyText as say } from '#text/pages/account-safety.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { Tag } from '#ui/tag.tsx';
import { CodeField } from '#web/loyalty/code-field.tsx';
import { AccountFrame } from '#web/my-account/account-frame.tsx';
import type { ShellProps, Site } from '#web/page.ts';
import type { SafetyData, ShownContact, ShownSession } from '#web/pages/account-safety/safety-data.ts';
import styles from '#web/pages/account-safety/safety.module.css';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

/** Around the password form: sessions and contacts, each with a plain form that works without scripts. */
export function SafetyShell({ data, site, children }: ShellProps<SafetyData>) {
  const { lang } = site;
  return (
    <AccountFrame part="security" title={say.title[lang]} lead={say.description[lang]} lang={lang}>
      {data.done ? <NoticeBox role="status">{say.done[data.done][lang]}</NoticeBox> : null}
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={data.errors} />
      {data.isCodeSent ? <CodeForm data={data} site={site} /> : null}
      {data.changing ? <AboutNewContact kind={data.changing.kind} lang={lang} /> : null}
      {children}
      <Sessions data={data} site={site} />
      <Contacts data={data} site={site} />
      <p>
        <a href={paths.closeAccount[lang]}>{say.toClose[lang]}</a>
      </p>
    </AccountFrame>
  );
}

const AboutNewContact = ({ kind, lang }: { readonly kind: ShownContact['kind']; readonly lang: 'es' | 'en' }) => (
  <div className={styles['section']}>
    <h2 id="new-contact">{say.newContact[kind].title[lang]}</h2>
    <p>{say.newContact[kind].how[lang]}</p>
    <p>
      <a className={buttonClass('quiet')} href={paths.accountSafety[lang]}>
        {say.keep[lang]}
      </a>
    </p>
  </div>
);

interface Shown {
  readonly data: SafetyData;
  readonly site: Site;
}

const CodeForm = ({ data: { errors }, site: { lang, formToken } }: Shown) => (
  <form className={PANEL} method="post" noValidate>
    <input type="hidden" name="_form" value={formToken} />
    <p role="status">{say.codeSent[lang]}</p>
    <CodeField error={errorAt(errors, 'digits')} lang={lang} />
    <Button look="main" name="do" value="prove">
      {say.prove[lang]}
    </Button>
  </form>
);

function Sessions({ data: { sessions }, site }: Shown) {
  const { lang, formToken } = site;
  return (
    <section className={styles['section']} aria-labelledby="sessions">
      <h2 id="sessions">{say.sessions[lang]}</h2>
      <p>{say.sessionsHow[lang]}</p>
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionLine session={session} lang={lang} />
            {session.isThis ? (
              <Tag>{say.isThis[lang]}</Tag>
            ) : (
              <form method="post">
                <input type="hidden" name="_form" value={formToken} />
                <input type="hidden" name="id" value={session.id} />
                <Button
                  look="quiet"
                  name="do"
                  value="end"
                  aria-label={say.endOf(deviceOf(session)[lang], session.begun)[lang]}
                >
                  {say.end[lang]}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <form method="post">
          <input type="hidden" name="_form" value={formToken} />
          <Button name="do" value="end-others">
            {say.endOthers[lang]}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

const deviceOf = ({ device }: ShownSession) => (device ? say.devices[device] : say.anyDevice);

const SessionLine = ({ session, lang }: { readonly session: ShownSession; readonly lang: 'es' | 'en' }) => (
  <p>
    <strong>{deviceOf(session)[lang]}</strong>
    <span>{say.since(session.begun, session.seen)[lang]}</span>
  </p>
);

function Contacts({ data: { contacts }, site }: Shown) {
  const { lang, formToken } = site;
  return (
    <section className={styles['section']} aria-labelledby="contacts">
      <h2 id="contacts">{say.contacts[lang]}</h2>
      <p>{say.contactsHow[lang]}</p>
      <ul className={styles['list']}>
        {contacts.map((contact) => (
          <li key={contact.kind}>
            <p>
              <strong>{say[contact.kind][lang]}</strong>
              <span className={styles['value']}>{contact.value}</span>
            </p>
            {contact.isConfirmed ? (
              <Tag>{say.confirmed[lang]}</Tag>
            ) : (
              <ConfirmForm contact={contact} lang={lang} formToken={formToken} />
            )}
            {contact.ways.length > 0 ? (
              <a href={`${paths.accountSafety[lang]}?change=${contact.kind}#new-contact`}>
                {say.change[contact.kind][lang]}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ConfirmFormProps {
  readonly contact: ShownContact;
  readonly lang: 'es' | 'en';
  readonly formToken: string;
}

const ConfirmForm = ({ contact, lang, formToken }: ConfirmFormProps) => (
  <div className={styles['ways']}>
    <Tag>{say.unconfirmed[lang]}</Tag>
    {contact.ways.map((way) => (
      <form key={way} method="post">
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="send_type" value={way} />
        <Button look="quiet" name="do" value="confirm">
          {say.confirmBy[way][lang]}
        </Button>
      </form>
    ))}
  </div>
);
