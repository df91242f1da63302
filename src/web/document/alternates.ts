import { alternatesFor } from '#contract/messages/languages.ts'

/**
 * Writes the links to the page in other languages. Null: search engines do not list the page. The server wrote the
 * languages of the city into the page.
 */
export function syncAlternates(path: string | null, origin: string): void {
  const site = document.querySelector('meta[property="og:site_name"]')
  const codes = site?.getAttribute('data-languages')?.split(' ') ?? []
  for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove()
  for (const { hreflang, path: own } of path === null ? [] : alternatesFor(path, codes)) {
    const { href } = new URL(own, origin)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', hreflang, href }))
  }
}
