-- Travellers: accounts, sessions, one-time codes, wishlists, the newsletter, the mail queue and the counters that slow guessing.
-- Instants are ISO 8601 text in UTC, so that they compare as text; what could be used to get in is stored as a hash only.

create table account (
  id text primary key,
  email text not null unique,
  name text not null,
  phone text not null,
  address text not null,
  is_admin integer not null check (is_admin in (0, 1)),
  password_hash text not null,
  created_at text not null
);

create table session (
  token_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  created_at text not null,
  last_used_at text not null
);

create index session_by_account on session (account_id);

create index session_by_last_use on session (last_used_at);

create table one_time_code (
  account_id text primary key references account (id) on delete cascade,
  code_hash text not null,
  expires_at text not null,
  tries integer not null
);

create table wishlist_item (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  name text not null,
  name_key text not null,
  location text not null,
  rating double precision not null,
  image text not null,
  created_at text not null,
  unique (account_id, name_key)
);

create index wishlist_item_by_account on wishlist_item (account_id, created_at);

create table subscriber (
  email text primary key,
  name text not null,
  created_at text not null
);

create table unsubscribe_token (
  token_hash text primary key,
  email text not null references subscriber (email) on delete cascade
);

create index unsubscribe_token_by_email on unsubscribe_token (email);

create table mail (
  id text primary key,
  template text not null check (template in ('one-time-code', 'newsletter-welcome')),
  recipient text not null,
  created_at text not null,
  attempts integer not null,
  next_attempt_at text,
  last_error text
);

create index mail_by_next_attempt on mail (next_attempt_at);

create table attempt (
  key_hash text primary key,
  failures integer not null,
  blocked_until text,
  forget_at text not null
);

create index attempt_by_forgetting on attempt (forget_at);
