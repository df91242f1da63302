import type { Api, ParsedInput, ReplyFor } from '#contract/api.ts'
import type { Access, Endpoint } from '#contract/api/endpoint.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { StaffRole } from '#contract/api/roles.ts'
import type { ServerTexts } from '#contract/messages/server-texts.ts'
import type { Cookies } from './cookies.ts'
import type { EventStream } from './event-stream.ts'
import type { FileStream } from './file-stream.ts'
import type { JsonStream } from './json-stream.ts'
import type { StoredJson } from './own-answers.ts'
import type { ReceivedFile } from './uploads.ts'

export type Guest = {
  /** Limits count callers by this key: the IPv4 address, or the /56 network of an IPv6 address. */
  readonly ip: string
  readonly language: LanguageCode
  /** In the caller's language. Handlers take the words of their answers from here. */
  readonly texts: ServerTexts
  readonly cookies: Cookies
  /** The `User-Agent` of the caller; empty without one. */
  readonly userAgent: string
  /** The request's header. Endpoints for everybody identify nobody by it unless their handler does. */
  readonly authorization: string | undefined
}

/** The part of a session's account that all endpoints need. */
export type CallerAccount = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly isAdmin: boolean
  readonly role: StaffRole | null
}

/** A caller whose session was read from the store for this request. */
export type SignedIn<Account extends CallerAccount = CallerAccount> = Guest & {
  readonly account: Account
  readonly tokenHash: string
  /** Counts the changes of the lists that the account reads as its own. Was read with the session. */
  readonly listChanges: number
  /** Rights of the account's role that wait until it has a second factor. Null when none wait. */
  readonly withheldRights: Pick<Account, 'isAdmin' | 'role'> | null
  /** From the request's header. The same key means the same request, sent again. */
  readonly idempotencyKey: string | null
}

type CallerFor<A extends Access, Account extends CallerAccount> = A extends 'public' ? Guest : SignedIn<Account>

type Answer<E extends Endpoint> = E extends { replyType: 'text/event-stream' }
  ? EventStream
  : E extends { replyType: string }
    ? FileStream
    : ReplyFor<E> | (E['freshness'] extends 'live' ? JsonStream | StoredJson : never)

/** The additional input of an endpoint with an upload. */
type FileFor<E> = E extends { upload: object } ? { file: ReceivedFile } : unknown

/** Only answers that are found in memory at once must not be promises. */
type Awaitable<E extends Endpoint, Found> = E extends { isFromMemory: true } ? Found : Found | Promise<Found>

type Handler<Name extends keyof Api, Account extends CallerAccount> = (
  input: ParsedInput<Api[Name]> & FileFor<Api[Name]>,
  caller: CallerFor<Api[Name]['access'], Account>,
) => Awaitable<Api[Name], Answer<Api[Name]>>

/** One handler for each endpoint of the contract. A missing handler does not compile. */
export type Handlers<Account extends CallerAccount = CallerAccount> = {
  readonly [Name in keyof Api]: Handler<Name, Account>
}

/** The handlers of a table of operations. */
export type HandlersFor<Operations, Account extends CallerAccount = CallerAccount> = Pick<
  Handlers<Account>,
  keyof Operations & keyof Api
>
