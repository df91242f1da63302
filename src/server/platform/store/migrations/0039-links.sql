-- What answers behind the addresses that places name. Each is asked at most once a week.

create table link (
  url text primary key,
  checked_at text not null,
  -- The first of the failed checks without an answer in between. Null: it answered.
  failed_at text,
  -- Whether the last answer said that there is no such page.
  is_gone integer not null
);

create index link_by_check on link (checked_at);

create index link_by_failure on link (failed_at) where failed_at is not null;
