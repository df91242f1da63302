import * as z from 'zod/mini'
import { ById } from '../api/by-id.ts'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import { linkSections, SharedTrip } from './shared-trip.ts'
import { NewTripLink, OpenedLink, TripLink, TripLinkChange } from './trip-links.ts'
import * as endpoints from './trip-links.endpoints.ts'

const LinkReply = z.object({ success: z.literal(true), link: TripLink })
/** The only answer with the token. */
const MadeLinkReply = z.extend(LinkReply, { token: z.string() })
const LinksReply = z.object({
  success: z.literal(true),
  links: z.array(TripLink),
  /** True if the operator has switched links off. None opens then. */
  areLinksOff: z.boolean(),
})

export const tripLinkOperations = createOperations(endpoints, {
  createTripLink: {
    summary:
      'Make a link to one’s trip: a page for guests, or a feed for calendars; it shows days unless sections say more',
    params: ById,
    body: NewTripLink,
    reply: MadeLinkReply,
  },
  listTripLinks: {
    summary: 'The links of one’s trip, newest first',
    params: ById,
    reply: LinksReply,
  },
  deleteTripLinks: {
    summary: 'End all links of one’s trip',
    params: ById,
    reply: Success,
  },
  createCalendarLink: {
    summary: 'Make a feed for calendars with all trips of the signed-in traveller',
    body: TripLinkChange,
    reply: MadeLinkReply,
  },
  listLinks: {
    summary: 'All links of the signed-in traveller, newest first',
    reply: LinksReply,
  },
  changeTripLink: {
    summary: 'Change what a link shows, how long it opens, or its passcode',
    params: ById,
    body: TripLinkChange,
    reply: LinkReply,
  },
  deleteTripLink: {
    summary: 'End a link',
    params: ById,
    reply: Success,
  },
  rotateTripLink: {
    summary: 'Give a link a new token; the one before opens nothing',
    params: ById,
    reply: MadeLinkReply,
  },
  openSharedTrip: {
    summary: 'The trip of a link, as far as its sections go; a wrong, an expired and an ended link are answered alike',
    body: OpenedLink,
    isUnlisted: true,
    reply: z.object({ success: z.literal(true), trip: SharedTrip, sections: z.array(z.enum(linkSections)) }),
  },
})
