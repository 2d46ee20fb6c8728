-- The network and the timetable, as a GTFS feed describes them. Everything here is replaced or extended by the importer;
-- what was sold refers to departures, which the importer never deletes once they carry a sale.

create table agency (
  agency_id text primary key,
  name text not null,
  url text not null,
  zone text not null,
  lang text,
  phone text
);

create table stop (
  stop_id text primary key,
  name text not null,
  city text not null,
  area text not null,
  zone text not null,
  latitude double precision not null,
  longitude double precision not null,
  kind text not null check (kind in ('terminal', 'stop')),
  address text,
  fare_zone text,
  parent_stop_id text,
  drop_off_only boolean not null default false
);

create table bus_layout (
  layout_id text primary key,
  seats smallint not null check (seats between 1 and 63),
  plan jsonb not null
);

create table service_class (
  service_class_id text primary key,
  name_es text not null,
  name_en text not null,
  layout_id text not null references bus_layout,
  discounts_apply boolean not null default true,
  amenities text[] not null default '{}'
);

create table route (
  route_id text primary key,
  agency_id text not null references agency,
  short_name text not null,
  long_name text not null,
  service_class_id text not null references service_class
);

create table trip (
  trip_id text primary key,
  route_id text not null references route,
  headsign text
);

create table trip_call (
  trip_id text not null references trip on delete cascade,
  call_index smallint not null check (call_index >= 0),
  stop_id text not null references stop,
  arrives_s integer not null,
  departs_s integer not null,
  pickup boolean not null,
  drop_off boolean not null,
  primary key (trip_id, call_index)
);

-- One dated run. `zone` is the agency's: GTFS times count from noon minus 12 h there. No foreign key to inventory or orders.
create table departure (
  departure_id uuid primary key,
  trip_id text not null,
  service_date date not null,
  zone text not null,
  legs smallint not null check (legs > 0),
  seats smallint not null check (seats between 1 and 63),
  layout_id text not null,
  service_class_id text not null,
  status text not null default 'scheduled' check (status in ('scheduled', 'withdrawn', 'cancelled')),
  unique (trip_id, service_date)
);

create index departure_by_date on departure (service_date);

-- The calls a departure was published with: a later feed may change a trip, never a run that carries a sale.
create table departure_call (
  departure_id uuid not null,
  call_index smallint not null,
  stop_id text not null,
  zone text not null,
  arrives_at timestamptz not null,
  departs_at timestamptz not null,
  pickup boolean not null,
  drop_off boolean not null,
  primary key (departure_id, call_index)
);

-- Adult fare of a pair in centavos, VAT included. An empty class means every class.
create table fare (
  origin_id text not null,
  destination_id text not null,
  service_class_id text not null default '',
  amount integer not null check (amount > 0),
  primary key (origin_id, destination_id, service_class_id)
);

create table sep_window (
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  kind text not null,
  source text not null,
  confirmed boolean not null,
  primary key (starts_on)
);

create table promo_code (
  code text primary key,
  percent smallint not null check (percent between 1 and 100),
  starts_on date,
  ends_on date,
  use_limit integer check (use_limit > 0)
);

create table timetable_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null,
  published_at timestamptz not null
);

insert into timetable_version (version, published_at) values (0, now());
