/** Where the API lives below the site's address; section 7's paths follow it. */
export const API_BASE = '/api'

/** Who may call: anybody, anybody signed in, admins only. Decided by the session alone. */
export type Access = 'public' | 'user' | 'admin'

/**
 * How long an answer holds: `content` until the guide's content changes (the server may keep it),
 * `live` for this one request only.
 */
export type Freshness = 'content' | 'live'

/** The form's field of the file. */
export const FILE_FIELD = 'file'

/** All that the browser knows of a call. `operations/` gives it its schemas, which stay on the server. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below {@link API_BASE}; `:name` marks a parameter. */
  readonly path: `/${string}`
  readonly access: Access
  readonly freshness: Freshness
}
