-- The second factor: authenticator apps, passkeys, recovery codes, and the logins that wait for one of them.

create table totp (
  account_id text primary key references account (id) on delete cascade,
  -- The server computes the codes, so it must be able to read the secret.
  secret text not null,
  created_at text not null,
  confirmed_at text,
  -- The time step of the last code that was accepted. It and earlier ones are never accepted again.
  last_step integer not null
);

create table passkey (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- Of 32 bits without a sign, which does not fit into an integer of all databases.
  counter double precision not null,
  transports text not null,
  name text not null,
  created_at text not null,
  last_used_at text
);

create index passkey_by_account on passkey (account_id, created_at);

create table recovery_code (
  code_hash text primary key,
  account_id text not null references account (id) on delete cascade
);

create index recovery_code_by_account on recovery_code (account_id);

create table login_ticket (
  ticket_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  -- Hash of the password's hash: a new password ends the tickets of the old one.
  password_mark text not null,
  expires_at text not null,
  tries integer not null
);

create index login_ticket_by_account on login_ticket (account_id);

create index login_ticket_by_expiry on login_ticket (expires_at);

create table passkey_challenge (
  challenge_hash text primary key,
  -- Null for a login with a passkey alone, which names its account itself.
  account_id text references account (id) on delete cascade,
  purpose text not null check (purpose in ('registration', 'login')),
  expires_at text not null
);

create index passkey_challenge_by_account on passkey_challenge (account_id);

create index passkey_challenge_by_expiry on passkey_challenge (expires_at);

-- When the owner last showed a password or a passkey in this session.
alter table session add column authenticated_at text not null default '';

update session set authenticated_at = created_at;
