-- Reviews, what they make of a place's rating, announcements, and the log of who deleted or changed what.
-- What is deleted is kept for a while, so the lists have indexes of what is there; they are read from their end, newest first.

create table review (
  id text primary key,
  account_id text references account (id) on delete set null,
  place_name text not null,
  place_key text not null,
  landmark text not null,
  location text not null,
  lat double precision not null,
  lng double precision not null,
  rating double precision not null check (rating between 1 and 5),
  review_text text not null,
  image_url text not null,
  idempotency_key text,
  created_at text not null,
  deleted_at text,
  deleted_by text references account (id) on delete set null,
  unique (account_id, idempotency_key)
);

create index review_newest on review (created_at, id) where deleted_at is null;

create index review_of_place on review (place_key, created_at, id) where deleted_at is null;

create index review_by_account on review (account_id, created_at);

create index review_by_image on review (image_url) where image_url <> '';

create index review_by_deletion on review (deleted_at) where deleted_at is not null;

create index review_by_deleter on review (deleted_by) where deleted_by is not null;

-- By the name's key and not beside the place: content comes and goes, and a name can be reviewed before the guide has it.
create table place_rating (
  place_key text primary key,
  rating_sum double precision not null,
  rating_count integer not null,
  version integer not null
);

create index place_rating_by_version on place_rating (version);

create table announcement (
  id text primary key,
  title text not null,
  content text not null,
  date text not null,
  priority text not null check (priority in ('high', 'medium', 'low')),
  deleted_at text
);

create index announcement_newest on announcement (date, id) where deleted_at is null;

create index announcement_by_deletion on announcement (deleted_at) where deleted_at is not null;

create table audit_entry (
  id text primary key,
  at text not null,
  action text not null,
  actor_id text references account (id) on delete set null,
  subject_id text not null,
  subject_title text not null
);

create index audit_entry_newest on audit_entry (at, id);

create index audit_entry_by_actor on audit_entry (actor_id) where actor_id is not null;

insert into change (topic, version) values ('reviews', 0);
