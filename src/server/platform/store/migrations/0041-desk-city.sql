-- Editors change the city, its fares and its climate in the desk: one document for each. The row of the city keeps those of
-- an earlier version until the folder is loaded again.

create table city_part (
  slug text primary key,
  name_key text not null,
  document text not null,
  position integer not null,
  origin text not null check (origin in ('content', 'editor')),
  content_hash text
);

create table desk_city_part (
  slug text primary key,
  name_key text not null,
  version integer not null,
  document text not null,
  has_draft integer not null,
  publish_at text,
  retired_at text,
  replaced_by text,
  folder_hash text,
  folder_document text
);

create table city_part_version (
  slug text not null references desk_city_part (slug) on delete cascade,
  version integer not null,
  document text not null,
  deed text not null,
  editor_id text references account (id) on delete set null,
  at text not null,
  imported_from text,
  primary key (slug, version)
);

create index city_part_version_by_editor on city_part_version (editor_id) where editor_id is not null;
