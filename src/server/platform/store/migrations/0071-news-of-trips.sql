-- When somebody saw a shared trip last. What others did since is news.

create table trip_seen (
  account_id text not null references account (id) on delete cascade,
  trip_id text not null references trip (id) on delete cascade,
  seen_at text not null,
  primary key (account_id, trip_id)
);

create index trip_seen_by_trip on trip_seen (trip_id);

-- Who wants a mail when there is news: at most one an hour, and only of what happened since the last.
create table trip_mail (
  account_id text primary key references account (id) on delete cascade,
  mailed_at text not null
);

-- Each mail has a link of its own that ends them.
create table trip_mail_token (
  token_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  created_at text not null
);

create index trip_mail_token_by_account on trip_mail_token (account_id);

create index trip_mail_token_by_age on trip_mail_token (created_at);
