import { admitsParty } from '#domain/tours/participants.ts';
import { tourText } from '#text/tours/pages.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { TourCalendar } from '#web/flows/tours/detail/calendar.tsx';
import { TourStarts, type TourStartsProps } from '#web/flows/tours/detail/starts.tsx';

/** The days and starts with places, or who may come: to a party that no start takes, days that are not full seem full. */
export function TourPlaces({ data, lang }: TourStartsProps) {
  const { tour, party, slots, isReached } = data;
  const mayCome = party.children === 0 || tour.child_price !== null;
  if (mayCome && admitsParty(tour.party, party))
    return (
      <>
        {isReached ? null : <NoticeBox tone="warning">{tourText.search.unreachable[lang]}</NoticeBox>}
        {isReached || slots.length > 0 ? <TourStarts data={data} lang={lang} /> : null}
        <TourCalendar data={data} lang={lang} />
      </>
    );
  return (
    <NoticeBox tone="warning">
      <p>{tourText.detail.notForParty(tour.party.min, tour.party.max, tour.child_price !== null)[lang]}</p>
    </NoticeBox>
  );
}
