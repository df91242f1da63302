/** Measures the largest import of places: its preview, the import itself and its undo, and whether others are served. */
import { api } from '#contract/api.ts'
import { IMPORT_MAX_ROWS, type PlaceImport } from '#contract/admin/place-imports.ts'
import { callApiOverNetwork } from '../tests/support/network-calls.ts'
import { readUseAtRest, startProduct, withDataDir } from './product.ts'
import type { Row } from '../tests/support/table.ts'
import { getHeaders, post, signUp } from './travellers.ts'

const ADMIN = { email: 'admin@surat.example', password: 'a-long-password-of-the-bench' }

const MAX_SECONDS = 60

/** Other requests are answered within this time meanwhile. */
const MAX_WAIT_MS = 100

/** Every second row has hours of its own, because new hours are checked one by one. */
function writeRows(): string {
  const header = 'name,category,locality,description,latitude,longitude,openingHours,phone,vegetarian'
  const rows = Array.from({ length: IMPORT_MAX_ROWS }, (_, index) => {
    const [lat, lng] = [21.05 + (index % 70) * 0.004, 72.75 + Math.floor(index / 70) * 0.003]
    const minute = String(index % 60).padStart(2, '0')
    const hours = index % 2 === 0 ? '' : `Mo-Su ${String(6 + (index % 4)).padStart(2, '0')}:${minute}-22:${minute}`
    const phone = `+91 261 ${1_000_000 + index}`
    return `Place ${index},cafe,Adajan,"A café, with tables.",${lat},${lng},${hours},${phone},yes`
  })
  return [header, ...rows].join('\r\n')
}

export async function benchPlaceImport(): Promise<Row[]> {
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password })
    try {
      return await measure(product.origin)
    } finally {
      await product.stop()
    }
  })
}

async function measure(origin: string): Promise<Row[]> {
  const { authToken: token } = api.logIn.reply.parse(await post(origin, '/auth/login', ADMIN))
  const traveller = getHeaders(await signUp(origin, 'traveller@example.org'))
  const saving = { method: 'PUT', headers: traveller, body: JSON.stringify({ phone: '+91 261 2423750' }) }
  // Shortly after its start the process frees memory.
  await readUseAtRest(origin)
  const readers = watch(() => fetch(`${origin}/healthz`))
  const writers = watch(() => fetch(`${origin}/api/auth/update-profile`, saving))
  const read = await timed(() => upload(origin, token))
  const { _id, rows } = read.result
  const act = async (action: 'apply' | 'undo', body: object) =>
    callApiOverNetwork(origin, `POST /desk/imports/${_id}/${action}`, { token, body })
  const written = await timed(() => act('apply', { as: 'publish' }))
  const undone = await timed(() => act('undo', {}))
  const [readerMs, writerMs] = [await readers.stop(), await writers.stop()]
  const count = rows.new + rows.matching + rows.conflicting + rows.faulty
  const seconds = read.seconds + written.seconds
  return [
    {
      name: `import ${count} places, preview included`,
      value: `${seconds.toFixed(1)} s`,
      bar: { text: `≤ ${MAX_SECONDS} s`, isMet: seconds <= MAX_SECONDS && count === IMPORT_MAX_ROWS },
      note: `${read.seconds.toFixed(1)} s for the preview, ${written.seconds.toFixed(1)} s to write (status ${written.result.status})`,
    },
    { name: 'undo it', value: `${undone.seconds.toFixed(1)} s`, note: `status ${undone.result.status}` },
    {
      name: 'longest wait of another reader meanwhile',
      value: `${Math.round(readerMs)} ms`,
      bar: { text: `≤ ${MAX_WAIT_MS} ms`, isMet: readerMs <= MAX_WAIT_MS },
    },
    {
      name: 'longest wait of another writer meanwhile',
      value: `${Math.round(writerMs)} ms`,
      note: 'SQLite has one writer at a time',
    },
  ]
}

async function upload(origin: string, token: string): Promise<PlaceImport> {
  const form = new FormData()
  form.append('name', 'places.csv')
  form.append('source', 'https://source.example/places')
  form.append('file', new Blob([writeRows()]))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/api/desk/imports`, { method: 'POST', headers, body: form })
  return api.startPlaceImport.reply.parse(await response.json()).import
}

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const begun = performance.now()
  const result = await work()
  return { seconds: (performance.now() - begun) / 1_000, result }
}

/** Asks again and again while something else runs. */
function watch(ask: () => Promise<Response>) {
  let [isOver, slowestMs] = [false, 0]
  const watching = (async () => {
    while (!isOver) {
      const { seconds } = await timed(() => ask().then((answer) => answer.text()))
      slowestMs = Math.max(slowestMs, seconds * 1_000)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await watching
      return slowestMs
    },
  }
}
