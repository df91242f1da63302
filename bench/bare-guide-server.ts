/**
 * The limit of any server on `node:http` that answers with the guide's rules: it reads the query with the contract's
 * schema, asks the product's own rule, writes and compresses the answer, and does nothing else. Runs in its own process.
 * Arguments: a file with recorded answers, whose headers it sends, and a data folder that no other process uses.
 */
import { readFileSync } from 'node:fs'
import { api } from '#contract/api.ts'
import { languages } from '#contract/messages/languages.ts'
import { createServices } from '#server/app/create-services.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { placeHandlers } from '#server/guide/places.routes.ts'
import { searchHandlers } from '#server/guide/search.routes.ts'
import { compressFast } from '#server/platform/http/compression.ts'
import { anybody } from '#server/platform/http/content-answers.ts'
import { parseQuery } from '#server/platform/http/parse-query.ts'
import { writeJson } from '#server/platform/stored-json.ts'
import { getPath, serveBare } from './bare-http.ts'
import { ownHeaders, Recording } from './bare-server.ts'

const [file = '', dataDir = ''] = process.argv.slice(2)
const recording = Recording.parse(JSON.parse(readFileSync(file, 'utf8')))
const { services } = await createServices(readConfig({ DATA_DIR: dataDir }), { send: null })
const { searchGuide } = searchHandlers(services)
const { listPlaceIndex } = placeHandlers(services)
const caller = anybody(languages[0].code)

/** By path, the reply to what the query asks for. */
const rules: Readonly<Record<string, (query: unknown) => unknown>> = {
  '/api/search': (query) => searchGuide({ query: api.searchGuide.query.parse(query) }, caller),
  '/api/places': (query) => listPlaceIndex({ query: api.listPlaceIndex.query.parse(query) }, caller),
}

serveBare((url, response) => {
  const path = getPath(url)
  const find = rules[path]
  if (!find) return false
  const body = compressFast(Buffer.from(writeJson(find(parseQuery(url.slice(path.length + 1))))), 'br')
  const headers = ownHeaders(recording[path]?.headers ?? [])
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  return true
})
