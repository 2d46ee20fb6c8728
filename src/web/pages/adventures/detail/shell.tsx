import type { ShellFacts, ShellProps } from '#web/page.ts';
import type { AdventureData } from '#web/pages/adventures/detail/detail-data.ts';
import styles from '#web/pages/adventures/detail/detail.module.css';
import { motifOf } from '#web/tours/motif.ts';
import { TourPicture } from '#web/tours/tour-picture.tsx';

/** The picture of an adventure, over what the page says. */
export const AdventureShell = ({ data, theme, children }: ShellProps<AdventureData> & ShellFacts) => (
  <>
    {data.kind === 'found' ? (
      <div className={styles['picture']}>
        <TourPicture motif={motifOf({ name: data.tour.booking_code, category: 'adventure' })} theme={theme} isFirst />
      </div>
    ) : null}
    {children}
  </>
);
