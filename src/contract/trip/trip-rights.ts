/** Roles in a trip. The account of the trip is its owner; the others have a row in the list of its people. */
export const tripRoles = ['owner', 'editor', 'suggester', 'viewer'] as const
export type TripRole = (typeof tripRoles)[number]

/** The roles that an invite gives. A trip has one owner, who hands it over. */
export const invitedRoles = ['editor', 'suggester', 'viewer'] as const
export type InvitedRole = (typeof invitedRoles)[number]

/** The roles that have each right. People without any role get the answer for a trip that does not exist. */
export const tripRights = {
  /** All of the trip, its notes, money and bookings included, and who is in it. */
  read: ['owner', 'editor', 'suggester', 'viewer'],
  /** A calendar that follows the trip, for oneself. */
  subscribe: ['owner', 'editor', 'suggester', 'viewer'],
  leave: ['owner', 'editor', 'suggester', 'viewer'],
  edit: ['owner', 'editor'],
  /** Changes that wait until somebody who may edit decides. */
  suggest: ['owner', 'editor', 'suggester'],
  /** Links that open the trip to everybody who has them. */
  share: ['owner', 'editor'],
  /** Invites, and people without an account. */
  invite: ['owner', 'editor'],
  /** The roles of others, their removal, and the end of links that others have made. */
  manage: ['owner'],
  /** Deletion, restoring, and another owner. */
  own: ['owner'],
} as const satisfies Record<string, readonly TripRole[]>
export type TripRight = keyof typeof tripRights

export function mayInTrip(role: TripRole, right: TripRight): boolean {
  const roles: readonly TripRole[] = tripRights[right]
  return roles.includes(role)
}

/** The user's own trip, or a trip of others that the user edits. Nothing is added to other trips without a question. */
export function isEditable({ membership }: { readonly membership?: { readonly role: TripRole } | undefined }): boolean {
  return membership === undefined || mayInTrip(membership.role, 'edit')
}

export const PEOPLE_LIMITS = {
  /** Limit for a trip, its owner and people without an account included. */
  people: 50,
  /** Trips of others that one account is in. */
  sharedTrips: 200,
}
