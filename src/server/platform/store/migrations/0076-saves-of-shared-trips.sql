-- The last version of a shared trip that each person has saved. A save that was sent before it and arrives after it is not
-- merged: its person has said something else since.

create table trip_save (
  trip_id text not null references trip (id) on delete cascade,
  account_id text not null references account (id) on delete cascade,
  version integer not null,
  primary key (trip_id, account_id)
);

create index trip_save_by_account on trip_save (account_id);
