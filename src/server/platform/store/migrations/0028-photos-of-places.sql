-- Pictures that editors uploaded for places, by the versions that name them. The sweep keeps a picture as long as a
-- version names it.

create table place_photo (
  hash text not null references image (hash),
  slug text not null,
  version integer not null,
  primary key (hash, slug, version),
  foreign key (slug, version) references place_version (slug, version) on delete cascade
);

create index place_photo_by_version on place_photo (slug, version);
