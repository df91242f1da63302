import type { Api } from '#contract/api.ts'
import type { ParsedInput, ReplyOf } from '#contract/endpoint.ts'

type Handler<Name extends keyof Api> = (
  input: ParsedInput<Api[Name]>,
) => ReplyOf<Api[Name]> | Promise<ReplyOf<Api[Name]>>

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export type Handlers = { readonly [Name in keyof Api]: Handler<Name> }
