import { partnersText as text } from '#text/pages/partners.ts';
import { widgetText } from '#text/pages/widget.ts';
import { buttonClass } from '#ui/button.tsx';
import type { ScreenProps } from '#web/page.ts';
import styles from '#web/pages/partners/partners.module.css';
import wide from '#web/pages/wide-page.module.css';
import { FEED_PATH, WIDGET_PATH, WIDGET_SCRIPT_PATH } from '#wire/link-paths.ts';
import { readSearchLink, searchPath } from '#wire/search-link.ts';

export interface PartnersData {
  /** Origin of the site: snippets for other sites need absolute URLs. */
  readonly origin: string;
  /** Two connected stops as an example; undefined if stops cannot be loaded. */
  readonly pair: { readonly origin: string; readonly destination: string } | undefined;
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

/** Snippets for other sites; works without scripts. */
export function Screen({ data, site }: Omit<ScreenProps<PartnersData>, 'call'>) {
  const { lang, brand } = site;
  const { party } = readSearchLink(new URLSearchParams({ adult: '2', minor: '1' }));
  const example = data.origin + searchPath(lang, { ...data.pair, party });
  const destination = data.pair ? ` data-destination="${quoted(data.pair.destination)}"` : '';
  const line = `<script async src="${data.origin}${WIDGET_SCRIPT_PATH}" data-lang="${lang}"${destination}></script>`;
  return (
    <article className={wide['page']}>
      <header className={wide['head']}>
        <h1>{text.title[lang]}</h1>
        <p>{text.intro[lang]}</p>
      </header>
      <section className={styles['section']} aria-labelledby="widget">
        <h2 id="widget">{text.widget[lang]}</h2>
        <p>{text.widgetHow[lang]}</p>
        <Code label={text.snippet[lang]}>{line}</Code>
        <p>{text.optionsHow[lang]}</p>
        <Pairs
          head={[text.attribute[lang], text.meaning[lang]]}
          rows={text.options.map(([name, what]) => [name, what[lang]])}
          codeAt={0}
        />
        <h3 id="preview">{text.preview[lang]}</h3>
        <iframe
          className={styles['preview']}
          src={`${WIDGET_PATH}?lang=${lang}`}
          title={widgetText.title(brand.name)[lang]}
          loading="lazy"
          sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox"
        />
      </section>
      <section className={styles['section']} aria-labelledby="links">
        <h2 id="links">{text.links[lang]}</h2>
        <p>{text.linksHow[lang]}</p>
        <p>{text.example[lang]}</p>
        <Code label={text.exampleLink[lang]}>{example}</Code>
        <h3>{text.keys[lang]}</h3>
        {data.places.length > 0 ? (
          <Pairs
            head={[text.place[lang], text.key[lang]]}
            rows={data.places.map(({ id, name }) => [name, id])}
            codeAt={1}
          />
        ) : (
          <p>{text.noPlaces[lang]}</p>
        )}
      </section>
      <section className={styles['section']} aria-labelledby="feed">
        <h2 id="feed">{text.feed[lang]}</h2>
        <p>{text.feedHow[lang]}</p>
        <p>
          <a className={buttonClass('quiet')} href={FEED_PATH} download>
            {text.download[lang]}
          </a>
        </p>
      </section>
    </article>
  );
}

/** Escapes text for an attribute. */
const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Text to copy: one click selects all of it. */
const Code = ({ label, children }: { readonly label: string; readonly children: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by the keyboard
  <pre className={styles['code']} tabIndex={0} role="region" aria-label={label}>
    <code>{children}</code>
  </pre>
);

interface PairsProps {
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
  /** The column with literal code. */
  readonly codeAt: 0 | 1;
}

const Pairs = ({ head, rows, codeAt }: PairsProps) => (
  <table className={styles['pairs']}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.join()}>
          {row.map((cell, i) => (
            <td key={cell}>{i === codeAt ? <code>{cell}</code> : cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
