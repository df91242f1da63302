import type { Page } from '@playwright/test'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { readMessages } from './english.ts'

/** A message may become a text with at most so many times its own words. More are content, not the message. */
const MAX_SHARE = 3

/**
 * Finds English messages in `main`, open dialogs, menus, toasts and on paper, on a page in another language: texts and
 * labels that are a whole English message of two words or more, for which the language has other words. Content that
 * says it is English (`lang="en"`) or was typed by somebody (`dir="auto"`) is exempt.
 */
export async function findEnglishTexts(page: Page, code: LanguageCode): Promise<string[]> {
  if (code === 'en') return []
  const isEnglish = await englishBeside(code)
  return [...new Set(await shownTexts(page))].filter(isEnglish)
}

type IsEnglish = (text: string) => boolean

/** Each screen of a journey asks again, and the messages stay the same. */
const known = new Map<LanguageCode, Promise<IsEnglish>>()

/** @returns whether a text is an English message that the language has other words for */
function englishBeside(code: LanguageCode): Promise<IsEnglish> {
  const found = known.get(code) ?? compareMessages(code)
  known.set(code, found)
  return found
}

async function compareMessages(code: LanguageCode): Promise<IsEnglish> {
  const own = new Set(textsIn(await readMessages(code)))
  const patterns = textsIn(await readMessages('en'))
    .filter((message) => !own.has(message) && wordsIn(message) >= 2)
    .map((message) => ({ whole: toWholePattern(message), most: MAX_SHARE * wordsIn(message) }))
  return (text) => patterns.some(({ whole, most }) => whole.test(text) && wordsIn(text) <= most)
}

function textsIn(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages]
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(textsIn) : []
}

/** Words outside of the placeholders. */
function wordsIn(message: string): number {
  return message.replace(/\{\w+\}/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
}

/** Any text that a message can become, and nothing beside it. */
function toWholePattern(message: string): RegExp {
  const parts = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 's')
}

function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LABELS = ['aria-label', 'placeholder', 'title', 'alt']
    const isForeign = (element: Element) => element.closest('[lang=en], [dir=auto], script, style') !== null
    const getLabels = (element: Element) => LABELS.map((label) => element.getAttribute(label))
    const getOwnTexts = ({ childNodes }: Element) =>
      [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue)
    const getTexts = (root: Element): string[] =>
      [root, ...root.querySelectorAll('*')]
        .flatMap((element) => (isForeign(element) ? [] : [...getLabels(element), ...getOwnTexts(element)]))
        .flatMap((text) => text?.trim() || [])
    return [...document.querySelectorAll('main, dialog[open], [role=alert], .print-sheet')].flatMap(getTexts)
  })
}
