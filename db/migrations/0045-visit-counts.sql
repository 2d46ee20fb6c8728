-- How often something happened on a day: pages read, steps of a sale, refusals. A row is of everybody and of nobody: there is no
-- visitor, address, device or session in it, and labels are names the program knows.
create table visit_count (
  day date not null,
  name text not null check (name ~ '^[a-z_]{1,40}$'),
  label text not null check (length(label) between 1 and 300),
  count integer not null check (count > 0),
  primary key (day, name, label)
);
