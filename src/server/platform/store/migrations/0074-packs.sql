-- The packs of the guide of the last hour. All processes serve them, so that a device finishes the edition that it began.
-- The lists and bodies are compressed with Brotli and written in base64.

create table pack (
  edition text primary key,
  -- Language and build. Each build has packs of its own.
  series text not null,
  -- The state of the guide and the reviews.
  content text not null,
  made_at text not null,
  fresh_until text not null,
  -- The answer to what is current.
  description text not null,
  manifest text not null
);

create index pack_by_series on pack (series, made_at);

create index pack_by_age on pack (made_at);

-- Pages and answers as they were when a pack was made.
create table pack_body (
  sha256 text primary key,
  content_type text not null,
  body text not null,
  used_at text not null
);

create index pack_body_by_use on pack_body (used_at);
