-- What travellers report about reviews, and what moderators decide. A removed review is a deleted one with its decision, so
-- that it is kept, brought back and purged as every deleted review.

create table report (
  id text primary key,
  review_id text not null references review (id) on delete cascade,
  -- Null once the account is deleted.
  reporter_id text references account (id) on delete set null,
  subject text not null check (subject in ('review', 'photo')),
  reason text not null,
  created_at text not null,
  -- Null while it waits for a decision.
  decision_id text,
  unique (review_id, reporter_id)
);

create index report_by_reporter on report (reporter_id, created_at) where reporter_id is not null;

create index report_by_decision on report (created_at) where decision_id is not null;

create table decision (
  id text primary key,
  review_id text not null references review (id) on delete cascade,
  kind text not null check (kind in ('remove', 'keep')),
  -- Empty for a review that was kept.
  reason text not null,
  -- The version of the review that was judged.
  version integer not null,
  moderator_id text references account (id) on delete set null,
  created_at text not null,
  undone_at text,
  -- The author's words, once at most.
  appeal text not null default '',
  appealed_at text,
  answered_at text
);

create index decision_by_review on decision (review_id, created_at);

create index decision_by_moderator on decision (moderator_id) where moderator_id is not null;

-- The newest report that waits, the decision that removed the review, and the appeal that waits.
alter table review add column reported_at text;

alter table review add column removal_id text;

alter table review add column appealed_at text;

create index review_appealed on review (appealed_at, id) where appealed_at is not null;

create index review_reported on review (reported_at, id) where reported_at is not null and deleted_at is null and hidden_at is null;

create index review_removed on review (deleted_at, id) where removal_id is not null;

create index review_with_photo on review (created_at, id) where image_url <> '' and deleted_at is null and hidden_at is null;

-- How many reviews a place lost, and why. The numbers stay when the reviews are purged.
create table place_removal (
  place_key text not null,
  reason text not null,
  count integer not null,
  primary key (place_key, reason)
);
