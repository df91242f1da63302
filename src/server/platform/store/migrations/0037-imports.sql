-- Editors import places from files. A preview keeps its rows until they are imported or the preview is too old. What was
-- imported can be undone as long as its row is here.

create table place_import (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  file_name text not null,
  state text not null check (state in ('reading', 'ready', 'imported', 'undone')),
  created_at text not null,
  touched_at text not null,
  rows_read integer not null,
  rows_total integer not null,
  -- JSON: what of the file is ignored, and what the undo left.
  report text not null
);

create index place_import_by_account on place_import (account_id, created_at, id);

create index place_import_by_age on place_import (touched_at);

create table place_import_row (
  import_id text not null references place_import (id) on delete cascade,
  number integer not null,
  kind text not null check (kind in ('new', 'matching', 'conflicting', 'faulty')),
  is_chosen integer not null,
  -- JSON: what the file says, and after the import what undoes it.
  document text not null,
  primary key (import_id, number)
);

create index place_import_row_by_kind on place_import_row (import_id, kind, is_chosen, number);

-- The name of the file, for versions that an import made.
alter table place_version add column imported_from text;

alter table trip_version add column imported_from text;
