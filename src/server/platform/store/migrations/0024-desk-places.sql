-- Editors change places in the desk. A place that no editor touched has no row here. The table "place" stays what visitors
-- read: a row of an editor there has the origin "editor".

create table desk_place (
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

create index desk_place_with_draft on desk_place (slug) where has_draft = 1;

create index desk_place_retired on desk_place (slug) where retired_at is not null;

create index desk_place_differing on desk_place (slug) where folder_document is not null;

create index desk_place_due on desk_place (publish_at) where publish_at is not null;

create table place_version (
  slug text not null references desk_place (slug) on delete cascade,
  version integer not null,
  document text not null,
  deed text not null,
  editor_id text references account (id) on delete set null,
  at text not null,
  primary key (slug, version)
);

create index place_version_by_editor on place_version (editor_id) where editor_id is not null;

create index place_by_slug on place (slug, name_key, origin);

create index desk_place_by_slug on desk_place (slug, name_key);
