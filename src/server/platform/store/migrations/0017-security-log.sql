-- What concerns the safety of accounts, counted by hour, and accounts that an admin has suspended.

create table security_event (
  -- A hash of kind, account, network and hour, so that repetitions count in one row.
  id text primary key,
  at text not null,
  last_at text not null,
  kind text not null,
  account_id text references account (id) on delete set null,
  -- The /24 network of IPv4 or the /48 network of IPv6; empty where there is none.
  network text not null,
  count integer not null
);

create index security_event_newest on security_event (at, id);

create index security_event_by_kind on security_event (kind, at, id);

create index security_event_by_account on security_event (account_id, at, id) where account_id is not null;

alter table account add column suspended_at text;

create index account_newest on account (created_at, id);

-- Reviews of a suspended account are hidden and not deleted, so that they come back as they were.
alter table review add column hidden_at text;

drop index review_newest;

create index review_newest on review (created_at, id) where deleted_at is null and hidden_at is null;

drop index review_of_place;

create index review_of_place on review (place_key, created_at, id) where deleted_at is null and hidden_at is null;
