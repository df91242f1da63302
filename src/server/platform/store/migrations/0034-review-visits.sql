-- Reviews that say, on their author's word, that the place was in a trip of theirs. A month (yyyy-mm) is all that is kept.

create table review_visit (
  review_id text primary key references review (id) on delete cascade,
  month text not null
);
