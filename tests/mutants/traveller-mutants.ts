import type { Mutant } from './mutant.ts'

/** Trips, wishlist, reviews, and what editors import. */
export const travellerMutants = [
  {
    name: 'a wishlist has the wishes of others',
    file: 'src/server/travellers/wishlist/wishlist.store.ts',
    find: `    .where('account_id', '=', accountId)
    .where(({ eb, refTuple`,
    replace: '    .where(({ eb, refTuple',
    tests: ['src/server/travellers/wishlist/wishlist.test.ts', 'tests/access-matrix-targets.test.ts'],
  },
  {
    name: 'trips of others are given out',
    file: 'src/server/travellers/trips/trip-people.store.ts',
    find: "? 'owner' : row.role",
    replace: "? 'owner' : (row.role ?? 'viewer')",
    tests: ['tests/access-matrix-targets.test.ts'],
  },
  {
    name: 'a page of a list skips a row',
    file: 'src/server/platform/store/cursor.ts',
    find: 'const last = page.at(-1)',
    replace: 'const last = rows.at(-1)',
    tests: ['src/server/travellers/reviews/reviews.test.ts'],
  },
  {
    name: 'a cursor forgets rows of the same instant',
    file: 'src/server/travellers/trips/trip-lists.ts',
    find: 'createdAt > at || (createdAt === at && id > lastId)',
    replace: 'createdAt > at',
    tests: ['src/server/travellers/trips/trips.test.ts'],
  },
  {
    name: 'an account has more trips than the limit',
    file: 'src/server/travellers/trips/trips.ts',
    find: '> TRIP_LIMITS.trips) throw',
    replace: '> TRIP_LIMITS.trips * 2) throw',
    tests: ['src/server/travellers/trips/trips.test.ts', 'src/server/travellers/trips/trip-size.test.ts'],
  },
  {
    name: 'an older version overwrites a trip',
    file: 'src/server/travellers/trips/save-trip.ts',
    find: 'content, basedOn, at: at',
    replace: 'content, basedOn: undefined, at: at',
    tests: ['src/server/travellers/trips/trips.test.ts'],
  },
  {
    name: 'a repeated trip is saved twice',
    file: 'src/server/travellers/trips/trips.store.ts',
    find: '      idempotency_key: idempotencyKey,',
    replace: '      idempotency_key: null,',
    tests: ['src/server/travellers/trips/trips.test.ts'],
  },
  {
    name: 'a review waits for no lock of its account',
    file: 'src/server/travellers/reviews/reviews.ts',
    find: `    await requireAccountExclusive(transaction, account.id, store.engine)
    const isNew = await insertReview`,
    replace: '    const isNew = await insertReview',
    tests: ['src/server/account/quota/quota.test.ts', 'src/server/travellers/reviews/reviews.test.ts'],
  },
  {
    name: 'a review does not change the rating',
    file: 'src/server/travellers/reviews/reviews.ts',
    find: `    await countReview(transaction, added, 1)
`,
    replace: '',
    tests: ['src/server/travellers/reviews/reviews.test.ts'],
  },
  {
    name: 'authors restore what a moderator deleted',
    file: 'src/server/travellers/reviews/reviews.ts',
    find: 'return !isDeleted || deletedBy === account.id || account.isAdmin',
    replace: 'return true',
    tests: ['src/server/travellers/reviews/reviews.test.ts', 'src/server/admin/moderation/moderation.test.ts'],
  },
  {
    name: 'authors find their own review helpful',
    file: 'src/server/travellers/reviews/helpful-votes.ts',
    find: `    if (isAuthor(account, { userId: review.authorId })) throw new Failure('conflict', 'helpful.own')
`,
    replace: '',
    tests: ['src/server/travellers/reviews/helpful-votes.test.ts'],
  },
  {
    name: 'reports have no limit by day',
    file: 'src/server/admin/moderation/reports.ts',
    find: '<= REPORTS_PER_DAY) return',
    replace: '<= REPORTS_PER_DAY * 100) return',
    tests: ['src/server/admin/moderation/moderation.test.ts'],
  },
  {
    name: 'an import publishes unasked',
    file: 'src/server/admin/place-import/apply-import.ts',
    find: "const isPublished = order.as === 'publish' && ",
    replace: 'const isPublished = ',
    tests: ['src/server/admin/place-import/place-imports.test.ts'],
  },
  {
    name: 'an import overwrites a newer place',
    file: 'src/server/admin/place-import/apply-import.ts',
    find: "if ((entry?.version ?? null) !== row.version || entry?.state === 'retired')",
    replace: "if (entry?.state === 'retired')",
    tests: ['src/server/admin/place-import/place-imports.test.ts'],
  },
  {
    name: 'a cell is taken for a formula',
    file: 'src/server/platform/files/csv.ts',
    find: "const harmless = FORMULA.test(text) ? `'${defused}` : defused",
    replace: 'const harmless = defused',
    tests: ['src/server/admin/analytics/analytics.test.ts', 'src/server/account/security/security-log.test.ts'],
  },
] as const satisfies readonly Mutant[]
