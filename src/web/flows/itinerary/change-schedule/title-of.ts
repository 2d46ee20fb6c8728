import { changeText } from '#text/change-schedule.ts';
import type { ChangeData } from './change-data.ts';

/** The heading of each view; an open ticket is given its first run rather than changed. */
export function titleOf(data: ChangeData) {
  const { open } = changeText;
  switch (data.kind) {
    case 'runs':
      return data.list.journey.current ? changeText.title : open.title;
    case 'offer':
      return data.offer.journey.current ? changeText.titleOffer : open.titleOffer;
    case 'done':
      return data.wasOpen ? open.titleDone : changeText.titleDone;
    case 'refused':
      return changeText.titleRefused;
  }
}
