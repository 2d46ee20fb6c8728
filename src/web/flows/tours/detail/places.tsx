import { admitsParty } from '#domain/tours/participants.ts';
import { tourText } from '#text/tours/pages.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { TourCalendar } from '#web/flows/tours/detail/calendar.tsx';
import { TourStarts, type TourStartsProps } from '#web/flows/tours/detail/starts.tsx';

/** The days and starts with places, or who may come: to a party that no start takes, days that are not full seem full. */
export function TourPlaces({ data, lang }: TourStartsProps) {
  const { tour, party } = data;
  const mayCome = party.children === 0 || tour.child_price !== null;
  if (mayCome && admitsParty(tour.party, party))
    return (
      <>
        <TourStarts data={data} lang={lang} />
        <TourCalendar data={data} lang={lang} />
      </>
    );
  return (
    <NoticeBox tone="warning">
      <p>{tourText.detail.notForParty(tour.party.min, tour.party.max, tour.child_price !== null)[lang]}</p>
    </NoticeBox>
  );
}
