import { changeText } from '#text/change-schedule.ts';
import type { ChangeData } from '#web/flows/itinerary/cambio-horarios/change-data.ts';

/** The heading of each view. */
export function titleOf({ kind }: Pick<ChangeData, 'kind'>) {
  switch (kind) {
    case 'runs':
      return changeText.title;
    case 'offer':
      return changeText.titleOffer;
    case 'done':
      return changeText.titleDone;
    case 'refused':
      return changeText.titleRefused;
  }
}
