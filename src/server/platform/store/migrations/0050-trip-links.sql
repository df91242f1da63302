-- Links to trips: a page for guests, or a feed for calendars. Tokens and passcodes are stored as hashes. A link without a
-- trip is of all trips of its maker. A link that was ended has no row.

create table trip_link (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  trip_id text references trip (id) on delete cascade,
  purpose text not null check (purpose in ('view', 'calendar', 'invite')),
  token_hash text not null unique,
  -- Names of sections with spaces between them.
  sections text not null,
  passcode_hash text,
  has_alarms integer not null,
  -- Of the texts of a calendar.
  language text not null,
  -- The last day, in the city. Null: until it is ended.
  expires_on text,
  created_at text not null,
  -- A day in the city, and nothing of who opened it.
  last_opened_on text
);

create index trip_link_by_account on trip_link (account_id, created_at);

create index trip_link_by_trip on trip_link (trip_id, created_at) where trip_id is not null;

create index trip_link_by_expiry on trip_link (expires_on) where expires_on is not null;
