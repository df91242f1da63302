import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const STYLES = 'src/web/styles'
const sheets = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ path: join('src/web', name), text: readFileSync(join('src/web', name), 'utf8') }))

/** @returns the distinct matches of the pattern's first group in all sheets, sorted */
function found(pattern: RegExp): string[] {
  return [
    ...new Set(sheets.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, group = '']) => group))),
  ].toSorted()
}

test('layouts change at ten breakpoints, of the widths that the tokens name', () => {
  expect(found(/@media[^{]*\((width [^)]+)\)/g)).toEqual([
    'width < 20rem',
    'width < 40rem',
    'width < 48rem',
    'width < 64rem',
    'width >= 24rem',
    'width >= 40rem',
    'width >= 48rem',
    'width >= 56rem',
    'width >= 64rem',
    'width >= 72rem',
  ])
})

test('layers are ordered once, by the sheet that every page has', () => {
  const ordering = sheets.filter(({ text }) => /^@layer [\w, ]+;/m.test(text)).map(({ path }) => path)
  expect(ordering).toEqual([join(STYLES, 'index.css')])
})

test('every sheet that comes with code names its layer', () => {
  const [, ...imported] = readFileSync(join(STYLES, 'index.css'), 'utf8').split("@import './")
  const layeredByIndex = imported.filter((rest) => rest.includes('layer(')).map((rest) => rest.split("'", 1)[0] ?? '')
  const layered = /^(\/\*[^*]*\*\/\n)?@layer (ui|feature) \{\n[^]*\n\}\n$/
  const unlayered = sheets.filter(({ path, text }) => path !== join(STYLES, 'index.css') && !layered.test(text))
  expect(unlayered.map(({ path }) => path).toSorted()).toEqual(
    layeredByIndex.map((name) => join(STYLES, name)).toSorted(),
  )
})

test('a feature has its sheets beside its code, and what all pages share lies in one folder', () => {
  const shared = sheets.filter(({ path }) => path.startsWith(STYLES)).map(({ path }) => basename(path))
  expect(shared.toSorted()).toEqual(['base.css', 'hidden.css', 'index.css', 'reset.css', 'tokens.css', 'ui.css'])
})

/** A map and a photo have the same left side in every language. */
const GEOMETRY = new Set(['src/web/map/map.css', 'src/web/admin/desk/desk.css', 'src/web/ui/toaster.css'])

test('layouts turn round for languages that are written from right to left', () => {
  const physical =
    /^\s*(left|right):|^\s*(margin|padding|border)-(left|right)\b|text-align: (left|right)|float: (left|right)|(top|bottom)-(left|right)-radius/m
  const refused = sheets.filter(({ path, text }) => !GEOMETRY.has(path) && physical.test(text))
  expect(refused.map(({ path }) => path)).toEqual([])
})

test('no shorthand has another value on the left than on the right', () => {
  const shorthand = /(border-radius|margin|padding|inset): ((?:[^\s;()]+|\((?:[^()]|\([^()]*\))*\)|\s)+);/g
  const isLopsided = ([, property, value = '']: RegExpExecArray) => {
    const [first, second, third, fourth] = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
    if (fourth === undefined) return property === 'border-radius' && second !== undefined && first !== second
    return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth
  }
  // What is moved from a corner by its translation stays at that corner.
  const isMoved = (text: string, index: number) => /\btranslate\b/.test(text.slice(index, text.indexOf('}', index)))
  const lopsided = sheets
    .filter(({ path }) => !GEOMETRY.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(shorthand)]
        .filter((match) => isLopsided(match) && !isMoved(text, match.index))
        .map(([all]) => `${path}: ${all}`),
    )
  expect(lopsided).toEqual([])
})

test('no rule forces its way', () => {
  const refused = sheets.filter(({ text }) => /!important/.test(text)).map(({ path }) => path)
  expect(refused).toEqual([])
})

test('the lines of Latin headlines are the only close ones: vowel signs of the other languages would touch', () => {
  expect(found(/line-height: (1\.[01]\d*);/g)).toEqual(['1.05'])
})

test('no two features give rules to one class: a page may have both sheets', () => {
  const owners = new Map<string, Set<string>>()
  for (const { path, text } of sheets) {
    // A rule of its own: a class alone, with its states.
    for (const [, name = ''] of text.matchAll(/^ {2}\.([\w-]+)(?:\[[^\]]*\]|::?[\w-]+)*(?:,| \{)$/gm)) {
      owners.set(name, (owners.get(name) ?? new Set()).add(dirname(path)))
    }
  }
  expect(owners.size).toBeGreaterThan(500)
  const shared = [...owners].filter(([, folders]) => folders.size > 1)
  expect(shared.map(([name, folders]) => `${name}: ${[...folders].join(', ')}`)).toEqual([])
})

test('what the page hides stays hidden, but for the messages that styles show before the scripts come', () => {
  const shown = readFileSync('src/web/document/document.ts', 'utf8').matchAll(/class="([\w-]+)"[^>]* hidden>/g)
  const except = [...shown].map(([, name = '']) => `.${name}`)
  const rule = sheets.find(({ path }) => path === join(STYLES, 'hidden.css'))?.text
  const order = sheets.find(({ path }) => path === join(STYLES, 'index.css'))?.text
  expect(order).toMatch(/^@layer [\w, ]+, feature, hidden;$/m)
  expect(rule).toContain(`[hidden]:not([hidden='until-found'], ${except.join(', ')}) {`)
})

test('what scrolls sideways holds its hidden words, which would widen the page', () => {
  const scrolling = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/\{([^{}]*overflow-x: auto[^{}]*)/g)].map(([, rule = '']) => ({ path, rule })),
  )
  expect(scrolling.length).toBeGreaterThan(5)
  const loose = scrolling.filter(({ rule }) => !/position: (relative|absolute|sticky)/.test(rule))
  expect(loose).toEqual([])
})
