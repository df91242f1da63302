-- Who changed what in a trip that several accounts are in, for 30 days: one row for each field, person and hour.

create table trip_change (
  trip_id text not null references trip (id) on delete cascade,
  account_id text not null references account (id) on delete cascade,
  -- The hour of the first change, as yyyy-mm-ddThh.
  hour text not null,
  kind text not null,
  subject text not null,
  field text not null,
  title text not null,
  at text not null,
  suggested_by text references account (id) on delete set null,
  primary key (trip_id, account_id, hour, kind, subject, field)
);

create index trip_change_by_trip on trip_change (trip_id, at);

create index trip_change_by_account on trip_change (account_id);

create index trip_change_by_suggester on trip_change (suggested_by) where suggested_by is not null;

create index trip_change_by_age on trip_change (at);
