import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'
const index = readFileSync(`${FOLDER}/README.md`, 'utf8')
const pages = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name))

test('every decision has its number, a date and a status', () => {
  const faulty = pages.filter((name) => {
    const [title = '', , dated = ''] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n')
    const isNumbered = title.startsWith(`# ${Number(name.slice(0, 4))}. `)
    return !isNumbered || !/^Date: \d{4}-\d\d-\d\d\. Status: (accepted|replaced by \d+|withdrawn)\.$/.test(dated)
  })
  expect(faulty).toEqual([])
})

test('the index names every decision once, by its title', () => {
  const wanted = pages.map((name) => {
    const [title = ''] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n')
    return `- [${title.slice('# '.length)}](${name})`
  })
  expect(
    index
      .split('\n')
      .filter((line) => line.startsWith('- ['))
      .toSorted(),
  ).toEqual(wanted.toSorted())
})
