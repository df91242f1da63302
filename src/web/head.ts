import { createContext, useContext, useEffect } from 'react'

export type PageHead = {
  /** The page's own name; the product's is added. */
  title: string
  description: string
  /** Canonical path; null for what search engines should not keep. */
  path: string | null
  /** Path of the social card, 1200 × 630 pixels. */
  jsonLd?: readonly object[]
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
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', new URL(path ?? location.pathname, origin()).href)
  }, [title, description, path])
}

/** The public origin, as the server wrote it into the page. */
function origin(): string {
  return document.querySelector('meta[property="og:site_name"]')?.getAttribute('data-origin') ?? location.origin
}
