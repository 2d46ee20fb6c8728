import { formText } from '#text/form.ts';
import { frame } from '#text/frame.ts';
import { internetText as say } from '#text/internet/page.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Choice, Choices } from '#ui/choice.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { EMAIL_INPUT, TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Price } from '#ui/price.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { Logo } from '#web/layouts/logo.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import type { InternetData } from '#web/pages/internet/internet-data.ts';
import styles from '#web/pages/internet/internet.module.css';
import { errorAt } from '#web/shown-errors.ts';
import { internetPath } from '#wire/internet/path.ts';
import * as paths from '#wire/page-paths.ts';

type Shown<Kind extends InternetData['kind']> = {
  readonly data: Extract<InternetData, { kind: Kind }>;
  readonly site: Site;
};

/** The layout is empty, so the page itself names the carrier and links to the site. */
export function Screen({ data, site }: Pick<ScreenProps<InternetData>, 'data' | 'site'>) {
  const { lang, brand } = site;
  const other = lang === 'es' ? 'en' : 'es';
  // Set in the URL: otherwise the language of the last page would be used.
  const again = new URLSearchParams({ ...orderIn(data), lang: other });
  return (
    <div className={styles['page']}>
      <p className={styles['top']}>
        <a className={styles['logo']} href={paths.home[lang]}>
          <Logo />
          {brand.name}
        </a>
        <a
          className={styles['link']}
          href={`${site.path}?${again}`}
          hrefLang={other}
          lang={other === 'es' ? 'es-MX' : 'en'}
        >
          {frame.otherLanguage[lang]}
        </a>
      </p>
      {data.kind === 'order' ? <Order data={data} site={site} /> : null}
      {data.kind === 'form' ? <Form data={data} site={site} /> : null}
      {data.kind === 'away' ? <Away data={data} site={site} /> : null}
      <p>
        <a className={styles['link']} href={paths.find[lang]}>
          {say.mine[lang]}
        </a>
      </p>
    </div>
  );
}

const orderIn = (data: InternetData): { readonly order?: string } => {
  if (data.kind === 'form') return {};
  return { order: data.kind === 'order' ? data.order.order : data.code };
};

/** Nothing is sold here meanwhile: it may have been paid. */
const Away = ({ data: { code }, site: { lang } }: Shown<'away'>) => (
  <Sheet title={say.title[lang]} lead={say.away[lang]} width="form">
    <p className={styles['ways']}>
      <a className={buttonClass('main')} href={internetPath(lang, code)}>
        {say.again[lang]}
      </a>
    </p>
  </Sheet>
);

function Form({ data: { packages, key, typed, isUnknown, errors }, site: { lang, formToken } }: Shown<'form'>) {
  const at = errorAt(errors, 'package_id');
  return (
    <Sheet title={say.title[lang]} lead={packages.length > 0 ? say.lead[lang] : say.none[lang]} width="form">
      {isUnknown ? <NoticeBox tone="warning">{say.unknown[lang]}</NoticeBox> : null}
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {packages.length > 0 ? (
        <form className={`${PANEL} ${styles['form']}`} method="post" action={paths.internet[lang]} noValidate>
          <input type="hidden" name="_form" value={formToken} />
          <input type="hidden" name="key" value={key} />
          <p>{say.included[lang]}</p>
          <Choices look="rows" legend={say.package[lang]} isLegendShown>
            {packages.map(({ id, name, what, price }, index) => (
              <Choice
                key={id}
                name="package_id"
                value={id}
                id={index === 0 ? 'package_id' : undefined}
                defaultChecked={typed.package_id ? typed.package_id === id : index === 0}
                label={name[lang]}
                note={what[lang]}
                end={<Price amount={price} lang={lang} />}
                aria-describedby={at ? 'package-wrong' : undefined}
              />
            ))}
          </Choices>
          {at ? (
            <p className={styles['wrong']} id="package-wrong">
              {at}
            </p>
          ) : null}
          <TextField
            name="ticket_id"
            label={say.ticket[lang]}
            hint={say.ticketHint[lang]}
            error={errorAt(errors, 'ticket_id')}
            defaultValue={typed.ticket_id}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={24}
            required
          />
          <TextField
            name="last_name"
            label={say.lastName[lang]}
            hint={say.lastNameHint[lang]}
            error={errorAt(errors, 'last_name')}
            defaultValue={typed.last_name}
            autoComplete="family-name"
            maxLength={80}
            required
          />
          <TextField
            name="contact.email"
            label={say.email[lang]}
            hint={say.emailHint[lang]}
            error={errorAt(errors, 'contact.email')}
            defaultValue={typed['contact.email']}
            maxLength={254}
            {...EMAIL_INPUT}
            required
          />
          <Button look="main">{say.go[lang]}</Button>
          <p className={styles['small']}>{say.rules[lang]}</p>
        </form>
      ) : null}
    </Sheet>
  );
}

function Order({ data: { order }, site: { lang } }: Shown<'order'>) {
  const { title, lead } = say.states[order.state];
  const isWaited = order.state === 'open' || order.state === 'pending';
  return (
    <Sheet title={title[lang]} lead={lead[lang]} width="form">
      <dl className={`${PANEL} ${styles['facts']}`}>
        {order.access_code === null ? null : (
          <div className={styles['code']}>
            <dt>{say.code[lang]}</dt>
            <dd translate="no">{order.access_code}</dd>
          </div>
        )}
        <div>
          <dt>{say.package[lang]}</dt>
          <dd>{order.name[lang]}</dd>
        </div>
        <div>
          <dt>{say.total[lang]}</dt>
          <dd>
            <Price amount={order.amount} lang={lang} />
          </dd>
        </div>
        <div>
          <dt>{say.order[lang]}</dt>
          <dd translate="no">{order.order}</dd>
        </div>
      </dl>
      <p className={styles['ways']}>
        {order.state === 'open' ? (
          <a className={buttonClass('main')} href={order.redirect}>
            {say.pay[lang]}
          </a>
        ) : null}
        {isWaited ? (
          <a className={buttonClass()} href={internetPath(lang, order.order)}>
            {say.again[lang]}
          </a>
        ) : null}
        <a className={buttonClass()} href={paths.internet[lang]}>
          {say.other[lang]}
        </a>
      </p>
    </Sheet>
  );
}
