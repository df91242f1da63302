-- A change of email waits until the owner of both mailboxes has opened a link in each.

create table email_change (
  account_id text primary key references account (id) on delete cascade,
  new_email text not null,
  -- The session that asked. It goes on when all others end.
  session_hash text not null,
  old_mail_id text not null unique,
  new_mail_id text not null unique,
  old_token_hash text unique,
  new_token_hash text unique,
  old_confirmed_at text,
  new_confirmed_at text,
  expires_at text not null
);

create index email_change_by_expiry on email_change (expires_at);
