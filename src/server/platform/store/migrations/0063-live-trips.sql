-- Who looks at a shared trip now. Rows live as long as the stream of a browser, and backups leave them out.

-- A process adds one to its beats each second while it has rows below. Others take rows of a process that stands still
-- for nothing, whatever the clocks say.
create table live_process (
  id text primary key,
  beats integer not null
);

create table trip_watch (
  stream_id text not null,
  trip_id text not null references trip (id) on delete cascade,
  account_id text not null references account (id) on delete cascade,
  process_id text not null references live_process (id) on delete cascade,
  -- The day of the trip that is looked at, as yyyy-mm-dd. Null: none of them.
  day text,
  primary key (stream_id, trip_id)
);

create index trip_watch_by_trip on trip_watch (trip_id);

create index trip_watch_by_account on trip_watch (account_id);

create index trip_watch_by_process on trip_watch (process_id);
