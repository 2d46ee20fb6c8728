-- A stop of the shuttle: a group of its own in the search, never a terminal or stop of the line.
alter table stop
  drop constraint stop_kind_check,
  add constraint stop_kind_check check (kind in ('terminal', 'stop', 'shuttle'));

-- Transport inside one metropolitan area is exempt from VAT (LIVA 15, V). It belongs to the class: what was sold keeps its own rate.
alter table service_class add column vat_exempt boolean not null default false;
