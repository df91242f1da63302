-- Authors can edit their reviews. What a review said before stays beside it, for moderators. The audit log keeps the first
-- words of a review at the time of the deed.

alter table review add column version integer not null default 1;

alter table review add column edited_at text;

create table review_version (
  review_id text not null references review (id) on delete cascade,
  version integer not null,
  place_name text not null,
  landmark text not null,
  location text not null,
  lat double precision not null,
  lng double precision not null,
  rating double precision not null,
  review_text text not null,
  image_url text not null,
  written_at text not null,
  primary key (review_id, version)
);

create index review_version_by_image on review_version (image_url) where image_url <> '';

alter table audit_entry add column first_words text not null default '';

create index audit_entry_by_subject on audit_entry (subject_id);
