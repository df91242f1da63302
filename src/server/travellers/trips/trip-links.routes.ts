import type { tripLinkOperations } from '#contract/trip/trip-links.operations.ts'
import type { Account } from '../../account/auth/accounts.store.ts'
import { requireConfirmedEmail } from '../../account/auth/confirmed-email.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import {
  changeLink,
  createLink,
  endLink,
  endLinksOfTrip,
  listLinks,
  listLinksOfTrip,
  rotateLink,
} from './trip-links.ts'
import { openSharedTrip, type LinkDeps } from './open-trip-link.ts'

export function tripLinkHandlers(deps: LinkDeps): HandlersFor<typeof tripLinkOperations, Account> {
  const areLinksOff = !deps.config.publicLinks
  return {
    createTripLink: async ({ params: { id: tripId }, body }, { account, tokenHash, language }) => {
      const { purpose, role = 'viewer', personId = null, ...change } = body
      const { id: accountId } = account
      if (purpose === 'invite') requireConfirmedEmail(deps.config, account)
      const link = { accountId, tokenHash, tripId, purpose, change, language }
      const made = await createLink(deps, purpose === 'invite' ? { ...link, invited: { role, personId } } : link)
      return { success: true, ...made }
    },
    createCalendarLink: async ({ body }, { account: { id: accountId }, tokenHash, language }) => ({
      success: true,
      ...(await createLink(deps, { accountId, tokenHash, tripId: null, purpose: 'calendar', change: body, language })),
    }),
    listTripLinks: async ({ params: { id: tripId } }, { account }) => ({
      success: true,
      links: await listLinksOfTrip(deps, { tripId, accountId: account.id }),
      areLinksOff,
    }),
    listLinks: async (_input, { account }) => ({
      success: true,
      links: await listLinks(deps, account.id),
      areLinksOff,
    }),
    deleteTripLinks: async ({ params: { id: tripId } }, { account }) => {
      await endLinksOfTrip(deps, { tripId, accountId: account.id })
      return { success: true }
    },
    changeTripLink: async ({ params: { id }, body }, { account }) => ({
      success: true,
      link: await changeLink(deps, { id, accountId: account.id }, body),
    }),
    rotateTripLink: async ({ params: { id } }, { account }) => ({
      success: true,
      ...(await rotateLink(deps, { id, accountId: account.id })),
    }),
    deleteTripLink: async ({ params: { id } }, { account }) => {
      await endLink(deps, { id, accountId: account.id })
      return { success: true }
    },
    openSharedTrip: async ({ body: { token, passcode } }, { ip, language }) => ({
      success: true,
      ...(await openSharedTrip(deps, { token, passcode, ip, language })),
    }),
  }
}
