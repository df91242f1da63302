import type { PersonalData } from '../../platform/store/personal-data.ts'
import { listMembershipsFor } from './shared-trips.store.ts'
import { handTripsOn } from './trip-heirs.ts'
import { listPeopleOfOwner } from './trip-people.store.ts'
import { listChangesFor } from './trip-history.store.ts'
import { listRoleNotices } from './trip-role-notices.store.ts'
import { listSuggestionsFor } from './trip-suggestions.store.ts'
import type { Executor } from '../../platform/store/database.ts'

export const tripsData = {
  tables: [
    'trip',
    'trip_link',
    'trip_person',
    'trip_watch',
    'trip_suggestion',
    'trip_change',
    'trip_save',
    'trip_seen',
    'trip_role_notice',
    'trip_mail',
    'trip_mail_token',
  ],
  erase: (transaction, { id }, at) => handTripsOn(transaction, id, at),
} satisfies PersonalData

/** The people in the person's trips, and the trips of others that the person is in. */
export async function collectCompanions(executor: Executor, accountId: string) {
  return {
    tripPeople: await listPeopleOfOwner(executor, accountId),
    sharedTrips: await listMembershipsFor(executor, accountId),
    tripSuggestions: await listSuggestionsFor(executor, accountId),
    tripChanges: await listChangesFor(executor, accountId),
    tripRoleNotices: await listRoleNotices(executor, accountId),
  }
}
