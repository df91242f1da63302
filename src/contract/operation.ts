import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import type { FieldError } from './field-error.ts'

/** A file that travels with the body, which is a form then; `missing` and `tooLarge` are its errors. */
export type Upload = { readonly maxBytes: number; readonly missing: FieldError; readonly tooLarge: FieldError }

/** An endpoint with everything that the server knows of it. The browser never loads one. */
export type Operation = Endpoint & {
  /** One line for the reader of the API's documentation. */
  readonly summary: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniObject
  readonly upload?: Upload
  readonly reply: z.ZodMiniObject
}

type ParametersIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** A path with parameters needs a schema that names each of them. */
type Bound<E extends Endpoint> = Operation &
  Readonly<E> &
  ([ParametersIn<E['path']>] extends [never]
    ? { readonly params?: never }
    : { readonly params: z.ZodMiniObject<Record<ParametersIn<E['path']>, z.ZodMiniType>> })

/** An operation for each endpoint of a feature. One that is missing, or that is another endpoint's, does not compile. */
export type OperationsOf<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: Bound<Endpoints[Name]>
}
