-- The browsers in which an account has logged in. A browser keeps the secret in a cookie.

create table device (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  secret_hash text not null unique,
  browser text not null,
  system text not null,
  created_at text not null,
  last_seen_at text not null
);

create index device_by_account on device (account_id, last_seen_at);

create index device_by_last_seen on device (last_seen_at);

-- Sessions get a name that may be shown, since the hash of the token is a secret of the store.
alter table session add column id text not null default '';

update session set id = substr(token_hash, 1, 22);

alter table session add column device_id text references device (id) on delete cascade;

create index session_by_device on session (device_id);
