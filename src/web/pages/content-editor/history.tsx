import type { ReactNode } from 'react';
import { editingText as say } from '#text/pages/editing.ts';
import { Button } from '#ui/button.tsx';
import type { Site } from '#web/page.ts';
import styles from '#web/pages/content-editor/content-editor.module.css';
import type { DecisionRow, OpenText, RevisionRow } from '#web/pages/content-editor/content-editor-data.ts';

interface HistoryProps {
  readonly opened: OpenText;
  readonly site: Pick<Site, 'lang' | 'formToken'>;
}

/** Publications with their editors, and all revisions; publications can be withdrawn and revisions restored. */
export function History({ opened, site }: HistoryProps) {
  const { lang } = site;
  const { decisions, revisions, isBuiltIn } = opened;
  return (
    <section className={styles['history']} aria-labelledby="history">
      <h2 id="history">{say.history[lang]}</h2>
      <p>{say.historyHint[lang]}</p>
      <h3>{say.decisions[lang]}</h3>
      {decisions.length === 0 ? <p>{say.nothingPublished[lang]}</p> : null}
      <ol className={styles['rows']}>
        {decisions.map((decision) => (
          <DecisionItem key={decision.publication} decision={decision} opened={opened} site={site} />
        ))}
      </ol>
      <h3>{say.revisions[lang]}</h3>
      {revisions.length === 0 ? <p>{say.nothingSaved[lang]}</p> : null}
      <ol className={styles['rows']}>
        {revisions.map((revision, i) => (
          <RevisionItem key={revision.revision} revision={revision} isNewest={i === 0} opened={opened} site={site} />
        ))}
        {isBuiltIn && revisions.length > 0 ? (
          <li>
            <Act act="restore" opened={opened} site={site} values={{ revision: 0 }}>
              {say.restoreBuiltIn[lang]}
            </Act>
          </li>
        ) : null}
      </ol>
    </section>
  );
}

interface DecisionProps extends HistoryProps {
  readonly decision: DecisionRow;
}

function DecisionItem({ decision, opened, site }: DecisionProps) {
  const { lang } = site;
  const { publication, revision, isShown, span, by, withdrawnBy } = decision;
  return (
    <li>
      <strong>{say.version(revision)[lang]}</strong>
      {isShown ? <em>{say.isShown[lang]}</em> : null}
      <span>{span}</span>
      <small>{by}</small>
      {withdrawnBy === null ? (
        <Act act="withdraw" opened={opened} site={site} values={{ publication }} of={say.version(revision)[lang]}>
          {say.takeBack[lang]}
        </Act>
      ) : (
        <small>{say.wasWithdrawn(withdrawnBy)[lang]}</small>
      )}
    </li>
  );
}

interface RevisionProps extends HistoryProps {
  readonly revision: RevisionRow;
  readonly isNewest: boolean;
}

function RevisionItem({ revision: { revision, by, preview }, isNewest, opened, site }: RevisionProps) {
  const { lang } = site;
  const name = say.version(revision)[lang];
  return (
    <li>
      <strong>{name}</strong>
      <small>{by}</small>
      {preview ? (
        <a href={preview} aria-label={`${say.seeDraft[lang]}: ${name}`}>
          {say.seeDraft[lang]}
        </a>
      ) : null}
      {isNewest ? null : (
        <Act act="restore" opened={opened} site={site} values={{ revision }} of={name}>
          {say.restore[lang]}
        </Act>
      )}
    </li>
  );
}

interface ActProps extends HistoryProps {
  readonly act: 'withdraw' | 'restore';
  readonly values: Readonly<Record<string, number>>;
  /** What the action applies to, for screen readers. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** A form with one button. */
function Act({ act, opened: { slug, seen }, site: { formToken }, values, of, children }: ActProps) {
  return (
    <form method="post">
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="seen" value={seen} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="quiet" name="do" value={act} {...(of ? { 'aria-label': `${String(children)}: ${of}` } : {})}>
        {children}
      </Button>
    </form>
  );
}
