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

-- The packs of the last hour: how much they take, and the places whose reviews a body shows.
alter table pack_body add column bytes integer not null default 0;
-- Of bodies of before it is not known.
alter table pack_body add column shows text not null default '*';

drop index pack_body_by_use;
create index pack_body_by_use on pack_body (used_at, bytes);

create index review_by_hiding on review (hidden_at) where hidden_at is not null;
