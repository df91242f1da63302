-- What the geocoder called the points that were asked for, and when it may be asked again: by all processes together.

create table address (
  point text primary key,
  display_name text not null,
  found_at text not null
);

create index address_by_time on address (found_at);

create table geocoder_turn (
  id integer primary key check (id = 1),
  next_at text not null
);

insert into geocoder_turn (id, next_at) values (1, '1970-01-01T00:00:00.000Z');
