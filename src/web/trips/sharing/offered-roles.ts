import { invitedRoles, type InvitedRole } from '#contract/trip/trip-rights.ts'

export const offeredRoles: readonly InvitedRole[] = invitedRoles
