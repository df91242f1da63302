-- A request for a new password stands for itself: with the hash of a secret that only the browser that asked has, and with
-- its own code and tries. Emails without an account have requests too, so that both cost the same.
-- Codes hold for ten minutes, so the old ones are not kept.

drop table one_time_code;

create table password_reset (
  secret_hash text primary key,
  mail_id text not null,
  email text not null,
  code_hash text,
  expires_at text not null,
  tries integer not null
);

create index password_reset_by_email on password_reset (email);

create index password_reset_by_mail on password_reset (mail_id);

create index password_reset_by_expiry on password_reset (expires_at);

-- Admins are few: whether somebody is the last one is answered from this index.

create index account_by_role on account (is_admin, id);

-- Whoever opens the link of a mail has the mailbox. The first admin and all others who signed up before confirm later.

alter table account add column email_confirmed_at text;

create table email_confirmation (
  token_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  expires_at text not null
);

create index email_confirmation_by_account on email_confirmation (account_id);

create index email_confirmation_by_expiry on email_confirmation (expires_at);

-- Subscribers from before are not asked again.

alter table subscriber add column confirmed_at text;

update subscriber set confirmed_at = created_at;

create index subscriber_by_confirmation on subscriber (confirmed_at, created_at);
