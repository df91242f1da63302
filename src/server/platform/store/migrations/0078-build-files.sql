-- Files of the builds that ran lately, so that a page that was opened before an update finds its parts. All processes
-- serve them, also one of another build.

create table build_file (
  -- Below /assets/. It changes with the content.
  name text primary key,
  bytes integer not null,
  -- A process of a build with this file ran then.
  used_at text not null,
  -- Compressed with Brotli and written in base64.
  body text not null
);

create index build_file_by_use on build_file (used_at, bytes, name);
