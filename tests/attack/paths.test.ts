import { expect, test } from 'vitest'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection, type RawAnswer, type RawRequest } from './raw-connection.ts'
import { scaled } from '../support/scale.ts'
import { count, startTally, type Tally } from './tally.ts'
import { startTarget, type Target } from './target.ts'

const urlPrefixes = [
  '/',
  '/assets/',
  '/pictures/',
  '/media/',
  '/cards/',
  '/tiles/1/0/',
  '/api/',
  '/outlines/',
  '/places/',
]

/** Spellings of "one folder up". */
const climbs = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%00/',
  '....//',
  '..;/',
  '%uff0e%uff0e/',
  '..%ef%bc%8f',
  '/',
  '//',
  '',
]
const depths = [1, 3, 8]
const files = ['package.json', 'etc/passwd', 'src/server/main.ts', 'manifest.json', 'safarnama.sqlite', '.git/config']
const endings = ['', '.png', '%00', '%00.png', '?.png', '#.webp', '/', '::$DATA', '%20']

/** The redirect that removes the last slash must not lead to another host. */
const otherHosts = ['//evil.example/', '/\\evil.example/', '/%5cevil.example/', '/%2fevil.example/', '///evil.example/']

/** Texts that these files contain and no page contains. */
const secrets = ['root:x:0', '"devDependencies"', 'superviseWorkers', 'SQLite format 3', 'src/web/entry', '[core]']

const spellings = urlPrefixes.flatMap((prefix) =>
  climbs.flatMap((climb) =>
    depths.flatMap((depth) =>
      files.flatMap((file) => endings.map((ending) => prefix + climb.repeat(depth) + file + ending)),
    ),
  ),
)

async function sendAll(
  target: Target,
  requests: readonly RawRequest[],
  inspect: (answer: RawAnswer, request: RawRequest) => void,
) {
  const connection = openRawConnection(target.port)
  const answers = startTally()
  for (const request of requests) {
    const answer = await connection.ask(request)
    count(answers, answer)
    inspect(answer, request)
  }
  connection.close()
  return answers
}

async function finish(what: string, target: Target, answers: Tally): Promise<void> {
  const sent = answers.answered + answers.refused + answers.cut
  expectUnharmed({ what, times: `${sent} requests`, answers, ...(await target.finish()) })
}

test('no spelling of a path leads out of the served folders or to another host', async () => {
  const target = await startTarget()
  const step = scaled({ short: 61, full: 1 })
  const paths = [...otherHosts, ...spellings.filter((_, index) => index % step === 0)]
  const requests = paths.map((path) => ({ method: 'GET', target: path }))
  const leaks: string[] = []
  const answers = await sendAll(target, requests, (answer, { target: path }) => {
    const text = answer.body.toString('latin1')
    if (secrets.some((secret) => text.includes(secret))) leaks.push(path)
    const location = /\r\nlocation: (.*)/i.exec(answer.head)?.[1]
    if (location !== undefined && !/^\/(?![/\\])/.test(location)) leaks.push(`${path} -> ${location}`)
  })
  expect(leaks).toEqual([])
  await finish('spellings of paths', target, answers)
})

const pages = ['/', '/explore', '/explore/', '/places/surat-castle', '/nowhere', '/sitemap.xml', '/robots.txt']
const foreignHosts = [
  'evil.example',
  'evil.example:80',
  'evil.example@127.0.0.1',
  '127.0.0.1.evil.example',
  '"><script>evil</script>',
  'evil.example\t',
  '[::evil]',
]
const hostHeaders = ['X-Forwarded-Host', 'X-Host', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded', 'X-Forwarded-Prefix']

test('answers never contain the host that a client names', async () => {
  const target = await startTarget()
  const requests = pages.flatMap((page): RawRequest[] => [
    ...foreignHosts.map((host) => ({ method: 'GET', target: page, headers: [['Host', host] as const] })),
    ...hostHeaders.map((name) => ({ method: 'GET', target: page, headers: [[name, 'host=evil.example'] as const] })),
    { method: 'GET', target: `http://evil.example${page}` },
    { method: 'GET', target: `//evil.example${page}` },
    { method: 'GET', target: page, headers: [['Host', 'a'] as const, ['Host', 'evil.example'] as const] },
  ])
  const shown: string[] = []
  const answers = await sendAll(target, requests, (answer, request) => {
    if (`${answer.head}${answer.body.toString('latin1')}`.includes('evil')) shown.push(JSON.stringify(request))
  })
  expect(shown).toEqual([])
  await finish('made-up hosts', target, answers)
})
