-- How many wishlists have a place: for the order in which editors check the guide.

create index wishlist_item_by_name on wishlist_item (name_key);
