-- The owner of a trip has one open choice of what to add; passengers on the bus each have their own, and end nobody's.
drop index one_open_addition;
create unique index one_open_addition on orders (parent_id)
  where adding is not null and adding -> 'onBoard' is null and not expired and status <> 'approved';
