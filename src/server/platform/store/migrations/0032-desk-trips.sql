-- Editors change suggested trips in the desk as they change places. The table "suggested_trip" stays what visitors read.

alter table suggested_trip add column name_key text not null default '';

-- The next start loads the trips of the folder again, with the keys of their names.
update suggested_trip set content_hash = null where origin = 'content';

create table desk_trip (
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

create table trip_version (
  slug text not null references desk_trip (slug) on delete cascade,
  version integer not null,
  document text not null,
  deed text not null,
  editor_id text references account (id) on delete set null,
  at text not null,
  primary key (slug, version)
);

create index trip_version_by_editor on trip_version (editor_id) where editor_id is not null;
