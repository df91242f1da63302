-- People of a trip beside its owner, who is the account of the trip. A person without an account has a name and no role;
-- an invite for the person gives both to an account.

create table trip_person (
  id text primary key,
  trip_id text not null references trip (id) on delete cascade,
  account_id text references account (id) on delete cascade,
  -- Empty once the person has an account, which has a name of its own.
  name text not null,
  role text check (role in ('editor', 'suggester', 'viewer')),
  created_at text not null,
  unique (trip_id, account_id),
  check ((account_id is null) = (role is null))
);

create index trip_person_by_account on trip_person (account_id, trip_id) where account_id is not null;

-- Of invites alone. One for a person is over when the person is removed.
alter table trip_link add column role text check (role in ('editor', 'suggester', 'viewer'));

alter table trip_link add column person_id text references trip_person (id) on delete cascade;

create index trip_link_by_person on trip_link (person_id) where person_id is not null;
