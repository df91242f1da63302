import type * as z from 'zod/mini'
import type { FieldError } from './field-error.ts'

/** Where the API lives below the site's address; section 7's paths follow it. */
export const API_BASE = '/api'

/** Who may call: anybody, anybody signed in, admins only. Decided by the session alone. */
export type Access = 'public' | 'user' | 'admin'

/**
 * How long an answer holds: `content` until the guide's content changes (the server may keep it),
 * `live` for this one request only.
 */
export type Freshness = 'content' | 'live'

/** A file that travels with the body, which is a form then; `missing` and `tooLarge` are its errors. */
export type Upload = { readonly maxBytes: number; readonly missing: FieldError; readonly tooLarge: FieldError }

/** The form's field of the file. */
export const FILE_FIELD = 'file'

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below {@link API_BASE}; `:name` marks a parameter. */
  readonly path: `/${string}`
  readonly access: Access
  readonly freshness: Freshness
  /** One line for the reader of the API's documentation. */
  readonly summary: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniObject
  readonly upload?: Upload
  readonly reply: z.ZodMiniObject
}

type Part<E, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = K extends keyof E
  ? E[K] extends z.ZodMiniType
    ? { [P in K]: Side extends 'input' ? z.input<E[K]> : z.output<E[K]> }
    : unknown
  : unknown

/** What a handler is given: every part parsed by the endpoint's own schemas. */
export type ParsedInput<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>

/** What a caller passes in. */
export type CallInput<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** Keeps the literal types of a definition while checking its form. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
