-- Factors that are older than the confirmation of an email end with a reset and with a role. Recovery codes have come with
-- the first factor, so they are as old as the oldest one that is left.

alter table recovery_code add column created_at text;

update recovery_code
set created_at = (
  select min(factor.created_at)
  from (
    select account_id, created_at from passkey
    union all
    select account_id, created_at from totp
  ) as factor
  where factor.account_id = recovery_code.account_id
);
