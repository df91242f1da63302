import type { InjectOptions } from 'fastify'
import * as z from 'zod/mini'
import { FILE_FIELD } from '#contract/api/endpoint.ts'
import { MAX_BODY_BYTES } from '#server/platform/http/body-limits.ts'
import type { Entry } from '../support/access-callers.ts'
import type { AccessRequest } from '../support/access-rows.ts'
import { testApp } from '../support/access-targets.ts'
import { createUser, type TestUser } from '../support/users.ts'
import { huntedFields, type HuntedField } from './hunted-fields.ts'

/** Parts of a request, as the contract has them. */
export type HuntedPart = 'params' | 'query' | 'body'

/** Addresses are shorter than bodies: the server reads 16 kB of headers. */
const MAX_ADDRESS_BYTES = 5_000

/** @returns the fields of an endpoint's input, and the room in bytes that a value has in each */
export function listHuntedFields({ endpoint, asking }: Entry, caller: TestUser) {
  const { params, query, body, bodyLimit = MAX_BODY_BYTES } = endpoint
  const parts: [HuntedPart, z.ZodMiniType | undefined, unknown, number][] = [
    ['params', params, {}, 500],
    ['query', query, asking.query ?? {}, MAX_ADDRESS_BYTES],
    ['body', body, exampleBody(asking, caller), bodyLimit],
  ]
  return parts.flatMap(([part, schema, example, limit]) =>
    (schema ? huntedFields(schema, example) : []).map((field) => ({
      ...field,
      part,
      bytes: limit - JSON.stringify(example ?? null).length - 200,
    })),
  )
}

function exampleBody({ body }: AccessRequest, caller: TestUser): unknown {
  return body?.(caller) ?? {}
}

export type PlacedField = HuntedField & { readonly part: HuntedPart; readonly bytes: number }

/** A caller who may ask, as new as everything that the request asks for. */
export function createCaller({ endpoint: { access } }: Entry): Promise<TestUser> {
  if (access === 'public' || access === 'user') return createUser(testApp)
  return createUser(testApp, access === 'admin' ? { isAdmin: true } : { role: access })
}

/** The request that an endpoint's row describes, with another value in one field. */
export async function writeRequest(
  { endpoint, asking }: Entry,
  { caller, field, value }: { caller: TestUser; field?: PlacedField; value?: unknown },
): Promise<InjectOptions> {
  const hunted = (part: HuntedPart) => (field?.part === part ? { sent: field.put(value) } : null)
  const { params = {} } = asking
  const known = typeof params === 'function' ? await params(caller) : params
  const given = { ...known, ...asRecord(hunted('params')?.sent) }
  const query = writeQuery(hunted('query')?.sent ?? asking.query ?? {})
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => encode(given[name]))
  const body = hunted('body')?.sent ?? exampleBody(asking, caller)
  const isJson = endpoint.body !== undefined && !asking.file
  return {
    method: endpoint.method,
    url: `/api${path}${query === '' ? '' : `?${query}`}`,
    remoteAddress: caller.ip,
    headers: { authorization: `Bearer ${caller.token}`, ...(isJson && { 'content-type': 'application/json' }) },
    ...(asking.file && { payload: formWith(asking.file, body) }),
    ...(isJson && { payload: JSON.stringify(body ?? null) }),
  }
}

function formWith(file: Blob, fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(asRecord(fields))) form.append(name, asText(value))
  form.append(FILE_FIELD, file)
  return form
}

function writeQuery(query: unknown): string {
  return Object.entries(asRecord(query))
    .flatMap(([name, value]) => [value].flat().map((one) => `${encode(name)}=${encode(one)}`))
    .join('&')
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

const encode = (value: unknown) => encodeURIComponent(asText(value).toWellFormed())
