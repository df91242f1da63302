import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import type { FieldError } from '../text/field-error.ts'

/** A file upload in a multipart form. `missing` and `tooLarge` are its errors. */
export type Upload = { readonly maxBytes: number; readonly missing: FieldError; readonly tooLarge: FieldError }

/** An endpoint with its schemas and documentation. The browser never loads it. */
export type Operation = Endpoint & {
  /** One line of the API documentation. */
  readonly summary: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  /** True for a parsed query whose answer depends on the current minute. Other content stays the same until it changes. */
  readonly isMomentary?: (query: Record<string, unknown>) => boolean
  /** The handler finds the answer in memory at once: its first answer to a query leaves before Fastify. */
  readonly isFromMemory?: true
  readonly body?: z.ZodMiniType<Record<string, unknown>>
  readonly upload?: Upload
  /** The longest body in bytes, where it differs from the usual one. */
  readonly bodyLimit?: number
  /** The answer belongs to who has the secret: search engines and other pages learn nothing of it. */
  readonly isUnlisted?: true
  /** The media type of the reply. Without it, the reply is JSON. */
  readonly replyType?: 'text/csv' | 'text/event-stream'
  readonly reply: z.ZodMiniType
  /**
   * An action that reaches many people, cannot be undone, or changes rights. It asks for the password again, ten minutes
   * after the last one. `tests/recent-login.test.ts` has the reasons.
   */
  readonly needsRecentLogin?: true
}

type ParametersIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Parts that an operation adds to its endpoint. The schema of `params` names each parameter of the path. */
type AdditionsTo<E extends Endpoint> = Omit<Operation, keyof Endpoint | 'params'> &
  ([ParametersIn<E['path']>] extends [never]
    ? { readonly params?: never }
    : { readonly params: z.ZodMiniObject<Record<ParametersIn<E['path']>, z.ZodMiniType>> })

type Endpoints = Readonly<Record<string, Endpoint>>

type AdditionsFor<E extends Endpoints> = { readonly [Name in keyof E]: AdditionsTo<E[Name]> }

/** Additions without the names and fields that are not known: a type that is inferred accepts them otherwise. */
type Only<Additions, Known> = {
  readonly [Name in keyof Additions]: Name extends keyof Known
    ? { readonly [Field in keyof Additions[Name]]: Field extends keyof Known[Name] ? Additions[Name][Field] : never }
    : never
}

/**
 * Adds schemas and documentation to the endpoints of a feature. An endpoint without them does not compile, nor does a name
 * that is no endpoint's, nor a field that no operation has.
 */
export function createOperations<const E extends Endpoints, const Additions extends AdditionsFor<E>>(
  endpoints: E,
  additions: Additions & Only<Additions, AdditionsFor<E>>,
) {
  const operations = Object.entries(endpoints).map(([name, endpoint]) => [name, { ...endpoint, ...additions[name] }])
  // Only the types know that both have the same names.
  return Object.fromEntries(operations) as { readonly [Name in keyof E]: E[Name] & Additions[Name] }
}
