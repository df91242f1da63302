/** Path prefix of the API. The paths of section 7 follow it. */
export const API_BASE = '/api'

/**
 * Allowed callers: everybody, signed-in users, or those whose role allows it. Admins may call everything. The session
 * alone decides.
 */
export type Access = 'public' | 'user' | 'editor' | 'moderator' | 'admin'

/**
 * Lifetime of an answer. The server may cache `content` until the content of the guide changes. `live` answers are for
 * one request.
 */
export type Freshness = 'content' | 'live'

/** Name of the form field that holds an uploaded file. */
export const FILE_FIELD = 'file'

/** The part of an operation that the browser knows. `*.operations.ts` adds the schemas, which stay on the server. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below {@link API_BASE}; `:name` marks a parameter. */
  readonly path: `/${string}`
  readonly access: Access
  readonly freshness: Freshness
}
