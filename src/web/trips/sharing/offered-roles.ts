import { givenRoles, type GivenRole } from '#contract/trip/trip-rights.ts'

export const offeredRoles: readonly GivenRole[] = givenRoles
