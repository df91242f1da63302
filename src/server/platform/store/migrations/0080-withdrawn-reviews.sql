-- Words that their authors or moderators took back: packs that show them are refused.

-- The counter of reviews (see changes.ts) when a review of the place was last edited, deleted or hidden, or lost its author.
alter table place_rating add column withdrawn_version integer not null default 0;

create index place_rating_by_withdrawal on place_rating (withdrawn_version);

-- The counter of reviews when the body was begun. Of bodies of before it is not known.
alter table pack_body add column reviews_version integer not null default 0;

drop index review_by_hiding;
