-- A review has up to three photos. The first one stays in its column; the further ones stand here, by the version of the
-- review that names them. The sweep keeps a picture as long as a version names it.

create table review_photo (
  review_id text not null references review (id) on delete cascade,
  version integer not null,
  -- From 1, in the order of the author.
  position integer not null,
  hash text not null references image (hash),
  primary key (review_id, version, position)
);

create index review_photo_by_hash on review_photo (hash);
