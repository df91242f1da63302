import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { callApiOverNetwork } from '../support/network-calls.ts'
import { createPicture } from '../support/images.ts'
import { scaled } from '../support/scale.ts'
import { typeEverywhere, type Typist } from './hostile-calls.ts'
import { expectUnharmed } from './outcome.ts'
import { count, startTally } from './tally.ts'
import { ADMIN, startTarget } from './target.ts'
import type { TypedField } from './typed-fields.ts'

/** Texts that take expressions with a repetition in a repetition an age. The shortest field takes each of them. */
const repeated = ['; ', ' ;', '(', ') ', '&amp;', 'a-', '%2', 'e\u0301', 'à', '- ', '""', '[]', '<a ', '=,', '@.', '\\']
const texts = repeated
  .map((part) => `x${part.repeat(60)}`.slice(0, 60))
  .map((text) => `${text}!`)
  .slice(0, scaled({ short: 2, full: repeated.length }))

/** All calls of a round, with passwords and pictures among them. A loop without an end takes more in any case. */
const MAX_PROCESSOR_SECONDS = 20

const TICKS_PER_SECOND = 100

/** The processor time of a process in seconds, in its own code and in the system's. */
function getProcessorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

test('no text in any field takes much time of the processor', { tags: 'weakness/hours-of-strangers' }, async () => {
  const target = await startTarget()
  const login = await callApiOverNetwork(target.url, 'POST /auth/login', { body: ADMIN })
  const { authToken: token } = api.logIn.reply.parse(login.body)
  const uploaded = await callApiOverNetwork(target.url, 'POST /media/upload', { token, picture: await createPicture() })
  const picture = api.uploadImage.reply.parse(uploaded.body).secure_url
  const answers = startTally()
  const times: number[] = []
  for (const text of texts) {
    const typist: Typist = { url: target.url, text, typed: new Set<TypedField>(), statuses: [] }
    const before = getProcessorTime(target.pid)
    await typeEverywhere(typist, { token, picture })
    times.push(getProcessorTime(target.pid) - before)
    for (const status of typist.statuses) count(answers, { status })
  }
  expect(times.filter((seconds) => seconds > MAX_PROCESSOR_SECONDS)).toEqual([])
  expectUnharmed({
    what: 'repetitive texts through every field',
    times: `${texts.length} texts`,
    answers,
    ...(await target.finish()),
    note: `at most ${Math.max(...times).toFixed(1)} s of the processor for all fields`,
  })
})
