import { createContext, useContext, useEffect } from 'react'
import { alternatesOf, pathIn } from '#contract/messages/languages.ts'
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
    syncAlternates(isUnlisted ? null : path)
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

/** The links to the page in other languages. */
function syncAlternates(path: string | null): void {
  for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove()
  for (const { hreflang, path: own } of path === null ? [] : alternatesOf(path)) {
    const { href } = new URL(own, publicOrigin())
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', hreflang, href }))
  }
}

/** The public origin that the server wrote into the page. */
function publicOrigin(): string {
  return document.querySelector('meta[property="og:site_name"]')?.getAttribute('data-origin') ?? location.origin
}
