-- Suggestions for shared trips. They wait until somebody who may edit decides, and are not kept afterwards.

create table trip_suggestion (
  id text primary key,
  trip_id text not null references trip (id) on delete cascade,
  account_id text not null references account (id) on delete cascade,
  kind text not null check (kind in ('add', 'change', 'remove')),
  -- The id of a stop in the document of the trip. Null: a new stop.
  stop_id text,
  stop_name text not null,
  place text,
  -- What the stop would be, and what it was, as JSON.
  fields text not null,
  was text not null,
  note text not null,
  created_at text not null
);

create index trip_suggestion_by_trip on trip_suggestion (trip_id, created_at, id);

create index trip_suggestion_by_account on trip_suggestion (account_id);

-- It grows with each change of what waits, so that open pages read it again. 0: nothing was suggested yet.
alter table trip add column suggestions_version integer not null default 0;
