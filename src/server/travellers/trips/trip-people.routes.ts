import type { tripPeopleOperations } from '#contract/trip/trip-people.operations.ts'
import { identifyIfSignedIn } from '../../account/auth/sessions.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { acceptInvite, openInvite } from './trip-invites.ts'
import type { LinkDeps } from './open-trip-link.ts'
import { addPerson, changePerson, handTripOver, leaveTrip, listPeople, removePerson } from './trip-people.ts'

export function tripPeopleHandlers(deps: LinkDeps): HandlersFor<typeof tripPeopleOperations> {
  return {
    listTripPeople: async ({ params: { id: tripId } }, { account }) => ({
      success: true,
      people: await listPeople(deps, { tripId, accountId: account.id }),
    }),
    addTripPerson: async ({ params: { id: tripId }, body: { name } }, { account }) => ({
      success: true,
      people: await addPerson(deps, { tripId, accountId: account.id }, name),
    }),
    changeTripPerson: async ({ params: { id: tripId, personId }, body }, { account }) => ({
      success: true,
      people: await changePerson(deps, { tripId, personId, accountId: account.id }, body),
    }),
    removeTripPerson: async ({ params: { id: tripId, personId } }, { account }) => ({
      success: true,
      people: await removePerson(deps, { tripId, personId, accountId: account.id }),
    }),
    leaveTrip: async ({ params: { id: tripId } }, { account }) => {
      await leaveTrip(deps, { tripId, accountId: account.id })
      return { success: true }
    },
    handTripOver: async ({ params: { id: tripId }, body: { personId } }, { account }) => ({
      success: true,
      people: await handTripOver(deps, { tripId, personId, accountId: account.id }),
    }),
    openInvite: async ({ body: { token, passcode } }, { ip, authorization }) => {
      const session = await identifyIfSignedIn(deps, authorization)
      const opening = { token, passcode, ip, accountId: session?.account.id }
      return { success: true, invite: await openInvite(deps, opening) }
    },
    acceptInvite: async ({ body: { token, passcode } }, { account, ip }) => ({
      success: true,
      ...(await acceptInvite(deps, { token, passcode, ip, accountId: account.id })),
    }),
  }
}
