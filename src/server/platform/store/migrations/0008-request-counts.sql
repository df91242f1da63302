-- What busy addresses have asked in a minute, added up over all processes.

create table request_count (
  key_hash text not null,
  -- Minutes since 1970.
  minute integer not null,
  count integer not null,
  primary key (key_hash, minute)
);

create index request_count_by_minute on request_count (minute);
