import type { ReactNode } from 'react';
import type { TourStep } from '#domain/tours/steps.ts';
import type { Lang } from '#text/lang.ts';
import { tourText } from '#text/tours/pages.ts';
import styles from '#web/flows/tours/tour-shell.module.css';
import * as paths from '#wire/page-paths.ts';

/** The steps of buying a tour, after finding one. */
const WALKED = ['reservacion', 'revisa-tour', 'cliente', 'pago', 'boleto'] as const satisfies readonly TourStep[];

type WalkedStep = (typeof WALKED)[number];

/** Earlier steps are links while nothing is paid. */
const LINKED: Partial<Record<WalkedStep, (lang: Lang) => string>> = {
  'revisa-tour': (lang) => paths.tourReview[lang],
  cliente: (lang) => paths.tourCustomer[lang],
};

interface TourShellProps {
  readonly step: TourStep;
  /** Nothing chosen can be changed any more. */
  readonly isSettled?: boolean;
  readonly lang: Lang;
  readonly children: ReactNode;
}

/** The surroundings of every page of the tours: the way back to all of them, and where a purchase stands. */
export function TourShell({ step, isSettled = false, lang, children }: TourShellProps) {
  const here = WALKED.indexOf(step as WalkedStep);
  return (
    <div className={styles['frame']}>
      <div className={styles['strip']}>
        {step === 'buscar' ? (
          <strong>{tourText.name[lang]}</strong>
        ) : (
          <a href={paths.tourSearch[lang]}>{tourText.all[lang]}</a>
        )}
        {here < 0 ? null : (
          <nav aria-label={tourText.progress[lang]}>
            <p className={styles['short']}>
              <strong>{tourText.steps[step][lang]}</strong> {tourText.ofAll(here + 1, WALKED.length)[lang]}
            </p>
            <ol>
              {WALKED.map((name, at) => (
                <li
                  key={name}
                  className={at < here ? styles['done'] : undefined}
                  aria-current={at === here ? 'step' : undefined}
                >
                  <Entry address={at < here && !isSettled ? LINKED[name]?.(lang) : undefined}>
                    {tourText.steps[name][lang]}
                  </Entry>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      {children}
    </div>
  );
}

const Entry = ({ address, children }: { readonly address: string | undefined; readonly children: ReactNode }) =>
  address === undefined ? <span>{children}</span> : <a href={address}>{children}</a>;
