import { expect, test } from 'vitest'
import { signUpOverNetwork } from '../support/network-users.ts'
import { startExternalServer } from '../support/outside-server.ts'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection, type RawRequest } from './raw-connection.ts'
import { count, startTally } from './tally.ts'
import { startTarget } from './target.ts'

/** Spellings of numbers, and texts that could send a request to another host. */
const spellings = [
  [
    '21.17',
    '72.83',
    '-0.0001',
    '90',
    '-90',
    '0',
    '00',
    '7',
    '1',
    '007',
    '+7',
    '7.',
    '.7',
    '7e1',
    '1e9',
    '1e999',
    '0x7f',
  ],
  [
    '0b1',
    '0o7',
    'NaN',
    'Infinity',
    '-Infinity',
    '٣',
    '७',
    '７',
    '1_0',
    '1,5',
    '1%20',
    '%201',
    '1%00',
    '%001',
    '1%0d%0a',
  ],
  [
    '@evil.example',
    '//evil.example',
    '/../../admin',
    '..%2f..%2f',
    '%2e%2e',
    '1?x=1',
    '1%3fx=1',
    '1%23',
    '1#',
    '1&lat=2',
  ],
  ['http://evil.example/', '[1]', '{z}', '1;2', '1%25', '$(id)', '%27', '1'.repeat(400), '999999', '-1', 'null', ''],
].flat()

const decimal = String.raw`-?\d{1,3}\.\d{4}`
const ALLOWED = [
  new RegExp(String.raw`^/reverse\?format=jsonv2&lat=${decimal}&lon=${decimal}$`),
  /^\/route\/v1\/driving\/\d+\.\d{5},\d+\.\d{5};\d+\.\d{5},\d+\.\d{5}\?overview=false$/,
  /^\/tiles\/\d{1,2}\/\d{1,6}\/\d{1,6}\.png$/,
]

test('outgoing requests contain only digits for numbers and go only to the hosts that the operator configured', async () => {
  const outside = await startExternalServer((_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:9/', 'content-type': 'application/json' }).end('{}')
  })
  const target = await startTarget({
    GEOCODER_URL: `${outside.url}/reverse`,
    GEOCODER_RATE: '100',
    ROUTER_URL: outside.url,
    TILE_URL: `${outside.url}/tiles/{z}/{x}/{y}.png`,
  })
  const { token } = await signUpOverNetwork(target.url)
  const headers = [['Authorization', `Bearer ${token}`] as const]
  const requests: RawRequest[] = spellings.flatMap((text) => {
    const written = Buffer.from(text.replaceAll(' ', '%20')).toString('latin1')
    return [
      { method: 'GET', target: `/api/geocode/reverse?lat=${written}&lon=72.8`, headers },
      { method: 'GET', target: `/api/geocode/reverse?lat=21.1&lon=${written}`, headers },
      { method: 'GET', target: `/api/route/legs?way=auto&places=surat-castle,${written}`, headers },
      { method: 'GET', target: `/tiles/${written}/0/0.png` },
      { method: 'GET', target: `/tiles/3/${written}/1.png` },
      { method: 'GET', target: `/tiles/3/1/${written}.png` },
    ]
  })
  const answers = startTally()
  const connection = openRawConnection(target.port)
  for (const request of requests) count(answers, await connection.ask(request))
  connection.close()

  const left = outside.requests.map(({ url = '' }) => url)
  expect(left.length).toBeGreaterThan(0)
  expect(left.filter((url) => !ALLOWED.some((allowed) => allowed.test(url)))).toEqual([])
  const note = `${left.length} requests left, all of digits; no redirect was followed`
  const times = `${requests.length} requests`
  expectUnharmed({ what: 'spellings of numbers for outside', times, answers, ...(await target.finish()), note })
})
