import type { Api } from '#contract/api.ts'
import type { Access, ParsedInput, ReplyOf } from '#contract/endpoint.ts'
import type { Account } from '../auth/accounts.store.ts'

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

type Handler<Name extends keyof Api> = (
  input: ParsedInput<Api[Name]>,
  caller: CallerOf<Api[Name]['access']>,
) => ReplyOf<Api[Name]> | Promise<ReplyOf<Api[Name]>>

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export type Handlers = { readonly [Name in keyof Api]: Handler<Name> }
