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

/** Requires a schema that names each parameter of the path. */
type OperationFor<E extends Endpoint> = Operation &
  Readonly<E> &
  ([ParametersIn<E['path']>] extends [never]
    ? { readonly params?: never }
    : { readonly params: z.ZodMiniObject<Record<ParametersIn<E['path']>, z.ZodMiniType>> })

/** One operation for each endpoint of a feature. A missing operation, or one of another endpoint, does not compile. */
export type OperationsFor<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: OperationFor<Endpoints[Name]>
}
