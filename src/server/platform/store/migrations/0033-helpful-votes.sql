-- Which reviews travellers found helpful. One row for each person and review, so that nobody counts twice.

create table helpful_vote (
  review_id text not null references review (id) on delete cascade,
  account_id text not null references account (id) on delete cascade,
  primary key (review_id, account_id)
);

create index helpful_vote_by_account on helpful_vote (account_id, review_id);
