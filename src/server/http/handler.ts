import type { Api } from '#contract/api.ts'
import type { Access, Endpoint, ParsedInput, ReplyOf } from '#contract/endpoint.ts'
import type { Account } from '../auth/accounts.store.ts'
import type { ReceivedFile } from './uploads.ts'

/** Whoever calls, as limits count them: the network address, an IPv6 one by its /64. */
export type Guest = { readonly address: string }

/** Somebody whose session was looked up for this very request. */
export type SignedIn = Guest & {
  readonly account: Account
  readonly tokenHash: string
  /** Of the request's header: the same one twice means the same wish, sent again. */
  readonly idempotencyKey: string | null
}

type CallerOf<A extends Access> = A extends 'public' ? Guest : SignedIn

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

type Handler<Name extends keyof Api> = (
  input: ParsedInput<Api[Name]> & FileOf<Api[Name]>,
  caller: CallerOf<Api[Name]['access']>,
) => Answer<Api[Name]> | Promise<Answer<Api[Name]>>

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export type Handlers = { readonly [Name in keyof Api]: Handler<Name> }
