-- Trips, each with its destinations and activities in one document; deleted ones can be restored for a while.

create table trip (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  document text not null,
  version integer not null,
  idempotency_key text,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  unique (account_id, idempotency_key)
);

create index trip_by_account on trip (account_id, created_at);

create index trip_by_deletion on trip (deleted_at);
