/**
 * Saves trips with bare `node:http`: it parses, commits and answers, without a session check. Argument: the database
 * file.
 */
import { createServer } from 'node:http'
import { listen, sendJson } from './bare-http.ts'
import { openBareTrips } from './bare-trips.ts'

const save = openBareTrips(process.argv[2] ?? '')

listen(
  createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      const trip: unknown = JSON.parse(text)
      save(trip)
      sendJson(response, { success: true, trip })
    })
  }),
)
