-- The state of the content folder, of the program and of the database after the last loading of the folder. As long as it
-- is the same, a start neither reads nor checks the folder. Null: not known.

alter table city add column loaded_state text;
