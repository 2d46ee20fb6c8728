-- A delivery whose ticket was given up or moved to a bus without internet: its access is ended at the supplier. Its code is forgotten at
-- once; 'refunded' follows when the supplier has ended it.
alter table internet_delivery
  drop constraint internet_delivery_state_check,
  add constraint internet_delivery_state_check check (state in ('pending', 'delivered', 'ending', 'refunded'));

create index internet_delivery_ending on internet_delivery (next_try_at) where state = 'ending';

-- What suppliers deliver, by reservation: few of all additions.
create index addition_delivered on addition (one_of, reservation_id) where one_of is not null;
