-- What a traveller holds is summed on every write: the bytes of reviews from an index alone, and those of earlier versions only for edited reviews.

create index review_by_bytes on review (account_id, (octet_length(place_name) + octet_length(landmark) + octet_length(location) + octet_length(review_text)));

create index review_edited on review (account_id, id) where edited_at is not null;
