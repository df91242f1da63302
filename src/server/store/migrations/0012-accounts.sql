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
