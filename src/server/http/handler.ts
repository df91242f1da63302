import type { Api, ParsedInput, ReplyOf } from '#contract/api.ts'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import type { ReceivedFile } from './uploads.ts'

/** A caller as limits count them: by IP, of an IPv6 one the /64. */
export type Guest = { readonly ip: string }

/** The account of a session, as far as calls in general need it. */
export type CallerAccount = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly isAdmin: boolean
}

/** Somebody whose session was looked up for this very request. */
export type SignedIn<Account extends CallerAccount = CallerAccount> = Guest & {
  readonly account: Account
  readonly tokenHash: string
  /** Of the request's header: the same one twice means the same wish, sent again. */
  readonly idempotencyKey: string | null
}

type CallerOf<A extends Access, Account extends CallerAccount> = A extends 'public' ? Guest : SignedIn<Account>

/**
 * A live answer that is JSON text already: rows that keep documents as JSON are not parsed only to be written again.
 * Whoever makes one answers for its being the endpoint's reply.
 */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Answer<E extends Endpoint> = ReplyOf<E> | (E['freshness'] extends 'live' ? JsonText : never)

/** What an endpoint with an upload is given besides. */
type FileOf<E> = E extends { upload: object } ? { file: ReceivedFile } : unknown

type Handler<Name extends keyof Api, Account extends CallerAccount> = (
  input: ParsedInput<Api[Name]> & FileOf<Api[Name]>,
  caller: CallerOf<Api[Name]['access'], Account>,
) => Answer<Api[Name]> | Promise<Answer<Api[Name]>>

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export type Handlers<Account extends CallerAccount = CallerAccount> = {
  readonly [Name in keyof Api]: Handler<Name, Account>
}
