-- What a feed says of the way: nothing is sold by it, and whoever loads our feed gets it back.
-- One row a shape, not one a point: a large feed has millions of points, and they are only ever read together.
create table shape (
  shape_id text primary key,
  latitudes double precision[] not null,
  longitudes double precision[] not null,
  distances double precision[],
  constraint shape_points check (
    cardinality(latitudes) >= 2 and cardinality(longitudes) = cardinality(latitudes)
    and (distances is null or cardinality(distances) = cardinality(latitudes))
  )
);

-- The route_type of the standard: 3 is a bus.
alter table route add column route_type smallint not null default 3 check (route_type >= 0);

alter table trip add column shape_id text references shape;
create index trip_shape on trip (shape_id) where shape_id is not null;
