-- The guide: places, suggested trips, the city, and the counters by which processes notice changes.
-- Statements end with a semicolon at the end of a line and must run on SQLite and Postgres alike.

create table place (
  slug text primary key,
  name text not null,
  name_key text not null unique,
  category text not null check (category in ('explore', 'cafe', 'street_food', 'historical')),
  kind text not null check (kind in ('attraction', 'museum', 'nature', 'cafe', 'street_food', 'historical')),
  schema_org_type text not null,
  locality text not null,
  description text not null,
  tags text not null,
  lat double precision,
  lng double precision,
  geo_precision text not null check (geo_precision in ('site', 'nearby', 'locality', 'none')),
  hours text,
  price_level integer not null check (price_level between 0 and 3),
  price_note text,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  sources text not null,
  last_checked text not null,
  illustration text not null,
  photo text,
  position integer not null,
  origin text not null check (origin in ('content', 'editor')),
  content_hash text,
  check ((lat is null) = (lng is null)),
  check ((lat is null) = (geo_precision = 'none'))
);

create index place_by_position on place (position);

create table suggested_trip (
  slug text primary key,
  document text not null,
  position integer not null,
  origin text not null check (origin in ('content', 'editor')),
  content_hash text
);

create table city (
  id integer primary key check (id = 1),
  document text not null,
  content_hash text not null
);

create table change (
  topic text primary key,
  version integer not null
);

insert into change (topic, version) values ('guide', 0);
