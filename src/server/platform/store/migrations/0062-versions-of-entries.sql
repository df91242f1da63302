-- Each row has the value of the counter `guide` at its last change, so that a process reads again only what changed.

alter table place add column version integer not null default 0;

alter table suggested_trip add column version integer not null default 0;

alter table calendar_entry add column version integer not null default 0;

alter table city_part add column version integer not null default 0;

create index place_by_version on place (version);
