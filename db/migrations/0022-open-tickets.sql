-- An open ticket is given its run once (N8); after that the schedule of its journey may be changed once, like any other.
drop index one_change_made;
create unique index one_change_made
  on reservation (parent_id, (change ->> 'direction'), (change ->> 'from' is null))
  where parent_id is not null and status = 'approved';
