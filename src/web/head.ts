import { createContext, useContext, useEffect } from 'react'

export type PageHead = {
  /** The page's own name; the product's is added. */
  title: string
  description: string
  /** Canonical path; null for what search engines should not keep. */
  path: string | null
  /** What machines read of the page, in schema.org's words; addresses in it begin with the public origin. */
  jsonLd?: (publicUrl: string) => readonly object[]
}

/** On the server the rendered page hands over its head. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null)

/** States the page's title and description: into the document on the server, onto it in the browser. */
export function usePageHead(head: PageHead): void {
  const collect = useContext(HeadCollector)
  collect?.(head)
  const { title, description, path } = head
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
    const canonical = path === null ? null : new URL(path, origin()).href
    keepInHead('link[rel=canonical]', canonical !== null && { tag: 'link', rel: 'canonical', href: canonical })
    keepInHead('meta[name=robots]', path === null && { tag: 'meta', name: 'robots', content: 'noindex' })
  }, [title, description, path])
}

/** Makes, changes or takes away the one element that the selector finds. */
function keepInHead(selector: string, wanted: ({ tag: string } & Record<string, string>) | false): void {
  const existing = document.head.querySelector(selector)
  if (!wanted) {
    existing?.remove()
    return
  }
  const { tag, ...attributes } = wanted
  const element = existing ?? document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

/** The public origin, as the server wrote it into the page. */
function origin(): string {
  return document.querySelector('meta[property="og:site_name"]')?.getAttribute('data-origin') ?? location.origin
}
