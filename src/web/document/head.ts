import { createContext, useContext, useEffect } from 'react'
import { pathIn } from '#contract/messages/languages.ts'
import type { SocialCard } from '#contract/page.ts'
import { language } from '#messages/language.ts'

export type PageHead = {
  title: string
  description: string
  /** Canonical path, without the base of the language. Null keeps the page out of search engines. */
  path: string | null
  /** Keeps a page with a canonical path out of search engines, too. */
  isUnlisted?: boolean
  /** Structured data in schema.org's terms. Its URLs begin with the public origin. */
  jsonLd?: (publicUrl: string) => readonly object[]
  /** Replaces the drawn card of the page. */
  card?: SocialCard
}

/** On the server, the rendered page passes its head to this collector. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null)

/** Sets title and description: in the collector on the server, in the document in the browser. */
export function usePageHead(head: PageHead): void {
  const collect = useContext(HeadCollector)
  collect?.(head)
  const { title, description, path, isUnlisted = path === null } = head
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
    const canonical = path === null ? null : new URL(pathIn(language, path), publicOrigin()).href
    if (canonical !== shownCanonical()) void showAlternates(isUnlisted ? null : path)
    syncHeadElement('link[rel=canonical]', canonical !== null && { tag: 'link', rel: 'canonical', href: canonical })
    syncHeadElement('meta[name=robots]', isUnlisted && { tag: 'meta', name: 'robots', content: 'noindex' })
  }, [title, description, path, isUnlisted])
}

/** Creates, updates or removes the element that the selector matches. */
function syncHeadElement(selector: string, wanted: ({ tag: string } & Record<string, string>) | false): void {
  const existing = document.head.querySelector(selector)
  if (!wanted) {
    existing?.remove()
    return
  }
  const { tag, ...attributes } = wanted
  const element = existing ?? document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

/** Only a page that follows another one needs them: the server has written those of the first page. */
async function showAlternates(path: string | null): Promise<void> {
  try {
    const { syncAlternates } = await import('./alternates.ts')
    syncAlternates(path, publicOrigin())
  } catch {
    // Only search engines read them, and they load each page.
  }
}

function shownCanonical(): string | null {
  return document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null
}

/** The public origin that the server wrote into the page. */
function publicOrigin(): string {
  return document.querySelector('meta[property="og:site_name"]')?.getAttribute('data-origin') ?? location.origin
}
