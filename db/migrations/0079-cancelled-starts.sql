-- A job finds starts that staff cancelled, to give back what an interrupted cancelling left.
create index tour_slot_cancelled on tour_slot (cancelled_at) where cancelled_at is not null;
