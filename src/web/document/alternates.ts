import { alternatesOf } from '#contract/messages/languages.ts'

/** Writes the links to the page in other languages. Null: search engines do not list the page. */
export function syncAlternates(path: string | null, origin: string): void {
  for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove()
  for (const { hreflang, path: own } of path === null ? [] : alternatesOf(path)) {
    const { href } = new URL(own, origin)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', hreflang, href }))
  }
}
