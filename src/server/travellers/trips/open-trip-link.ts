import { Failure } from '#contract/api/failure.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { today } from '#contract/text/dates.ts'
import type { LinkSection, SharedTrip } from '#contract/trip/shared-trip.ts'
import type { LinkPurpose } from '#contract/trip/trip-links.ts'
import type { Passwords } from '../../account/auth/passwords.ts'
import { hashToken } from '../../account/auth/tokens.ts'
import type { Context } from '../../platform/context.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { attemptsBy, limit, forgiveAttempts } from '../../platform/throttle/attempts.ts'
import { nameStops } from './name-stops.ts'
import { shareTrip } from './share-trip.ts'
import { findOpenableLink, setOpenedOn, type OpenableLink, type StoredLink } from './trip-links.store.ts'
import { findTrip, type TripDeps } from './trips.ts'

export type LinkDeps = TripDeps & Pick<Context, 'config'> & { passwords: Pick<Passwords, 'hash' | 'verify'> }

export type Opening = { token: string; passcode?: string | null | undefined; ip: string }

/**
 * The trip of a link, as its sections show it, with names of the guide in the language of the reader.
 * @throws Failure `not-found` for a token that opens nothing, whatever the reason; `forbidden` when the link asks for a
 * passcode; `too-many-requests` after many wrong tokens or passcodes, or many right passcodes of one IP
 */
export async function openSharedTrip(
  deps: LinkDeps,
  { token, passcode, ip, language }: Opening & { language: LanguageCode },
): Promise<{ trip: SharedTrip; sections: LinkSection[] }> {
  const link = await findLink(deps, { token, purpose: 'view', ip })
  await requirePasscode(deps, link, { passcode, ip })
  const maker = { id: link.accountId, email: link.maker.email }
  const trip = link.tripId === null ? undefined : await findTrip(deps, maker, link.tripId)
  // It was deleted after the link was found.
  if (!trip) throw linkOver()
  const { maker: by, sections } = await requireStillOpen(deps, link)
  await rememberOpening(deps, link)
  const shared = shareTrip({ ...trip, people: [{ name: by.name }] }, sections)
  return { trip: nameStops(shared, { guide: deps.guide, language }), sections }
}

/**
 * Call it after the trip was read: a passcode may wait long for its turn, and a feed may take long to write. Nothing
 * that was written after the end of a link leaves by it.
 * @returns the link as it is now
 * @throws Failure `not-found` when it was ended or its token replaced since it was found; `forbidden` when it has
 *   another passcode
 */
export async function requireStillOpen(
  deps: Pick<LinkDeps, 'store' | 'now' | 'guide'>,
  { id, tokenHash, purpose, passcodeHash }: OpenableLink,
  accountId?: string,
): Promise<OpenableLink> {
  const link = await findOpenableLink(deps.store.db, { tokenHash, purpose, day: getDay(deps), accountId })
  if (link?.id !== id) throw linkOver()
  if (link.passcodeHash !== passcodeHash) throw new Failure('forbidden', 'trip-link.passcode-needed')
  return link
}

/**
 * Wrong tokens of an IP are counted. A right one always opens: services fetch the calendars of all their users from a few
 * IPs, and a stranger can make them fetch wrong ones.
 * @throws Failure `not-found` for a token that opens nothing, whatever the reason, and `too-many-requests` after many
 */
export async function findLink(
  deps: Pick<LinkDeps, 'store' | 'now' | 'config' | 'guide'>,
  {
    token,
    purpose,
    ip,
    accountId,
  }: { token: string; purpose: LinkPurpose; ip: string; accountId?: string | undefined },
): Promise<OpenableLink> {
  const { store, config } = deps
  // A malformed token is looked for as well, so that its answer takes the same time.
  const link = await findOpenableLink(store.db, {
    tokenHash: hashToken(token) ?? '',
    purpose,
    day: getDay(deps),
    accountId,
  })
  if (link && config.publicLinks) return link
  await limit(deps, attemptsBy(deps, 'linkIp', ip))
  throw linkOver()
}

/**
 * Counted before the passcode is read, so that guesses that arrive together are all counted. A right one is taken back
 * except for its IP: its hash has cost as much. A link without a passcode needs none.
 */
export async function requirePasscode(
  deps: LinkDeps,
  { id, passcodeHash }: StoredLink,
  { passcode, ip }: Pick<Opening, 'passcode' | 'ip'>,
): Promise<void> {
  if (passcodeHash === null) return
  if (!passcode) throw new Failure('forbidden', 'trip-link.passcode-needed')
  const guesses = [
    { limit: limits.linkPasscode, by: `${id} ${ip}` },
    { limit: limits.linkPasscodes, by: id },
  ]
  const isCounted = deps.config.rateLimits
  if (isCounted) await limit(deps, [...guesses, ...attemptsBy(deps, 'linkPasscodeIp', ip)])
  if (!(await deps.passwords.verify(passcode.trim(), passcodeHash)))
    throw new Failure('forbidden', 'trip-link.passcode-wrong')
  if (isCounted) await forgive(deps, guesses)
}

async function forgive(
  { store }: LinkDeps,
  attempts: Parameters<typeof forgiveAttempts>[1]['takenBack'],
): Promise<void> {
  await store.db
    .transaction()
    .execute((transaction) => forgiveAttempts(transaction, { cleared: [], takenBack: attempts }, store.engine))
}

/** Once a day, so that a link that is opened often is not written often. */
export async function rememberOpening(
  deps: Pick<LinkDeps, 'store' | 'now' | 'guide'>,
  { id, lastOpenedOn }: StoredLink,
): Promise<void> {
  const day = getDay(deps)
  if (lastOpenedOn !== day) await setOpenedOn(deps.store.db, id, day)
}

/** Today in the city. */
export function getDay({ now, guide }: Pick<LinkDeps, 'now' | 'guide'>): string {
  return today(now(), guide.current().timeZone)
}

export function linkOver(): Failure {
  return new Failure('not-found', 'trip-link.over')
}
