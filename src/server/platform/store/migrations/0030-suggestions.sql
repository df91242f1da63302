-- What travellers suggest to change in the facts of a place, and what editors decided about it.

create table suggestion (
  id text primary key,
  slug text not null,
  place_name text not null,
  -- Rows go with their account. What was accepted stays in the place.
  account_id text not null references account (id) on delete cascade,
  topic text not null,
  -- The suggested value as JSON. Null: the traveller wrote words alone.
  value text,
  note text not null,
  -- Empty without a photo.
  photo_url text not null,
  seen_on text not null,
  created_at text not null,
  -- Null while it waits for a decision.
  outcome text check (outcome in ('accepted', 'declined')),
  -- Empty unless it was declined.
  reason text not null default '',
  -- What was there before and what an editor accepted, as JSON. Null: the place did not change.
  change text,
  editor_id text references account (id) on delete set null,
  decided_at text
);

create index suggestion_open on suggestion (created_at, id) where decided_at is null;

create index suggestion_decided on suggestion (decided_at, id) where decided_at is not null;

create index suggestion_by_account on suggestion (account_id, created_at);

create index suggestion_by_editor on suggestion (editor_id) where editor_id is not null;

create index suggestion_by_photo on suggestion (photo_url) where photo_url <> '';
