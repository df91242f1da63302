import { givenRoles, type GivenRole } from '#contract/trip/trip-rights.ts'

/** Nobody can suggest yet. Whoever has that role keeps it until another is chosen. */
export const offeredRoles: readonly GivenRole[] = givenRoles.filter((role) => role !== 'suggester')
