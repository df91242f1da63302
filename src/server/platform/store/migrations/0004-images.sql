-- Uploaded pictures by the hash of their content, and who uploaded each. The files lie in the image storage.

create table image (
  hash text primary key,
  bytes integer not null,
  check_at text,
  leaving_at text
);

create index image_by_check on image (check_at);

create table image_upload (
  account_id text not null references account (id) on delete cascade,
  hash text not null references image (hash),
  uploaded_at text not null,
  primary key (account_id, hash)
);

create index image_upload_by_hash on image_upload (hash);
