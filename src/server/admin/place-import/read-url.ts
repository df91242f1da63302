import { httpUrl } from '#contract/text/content-fields.ts'

const MAP =
  /^https?:\/\/(?:maps\.google\.|(?:www\.)?google\.[a-z.]+\/maps|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.apple\.)/i

/** True if the address is that of a pin on a map, which is no website of the place. */
export function isMapUrl(url: string): boolean {
  return MAP.test(url)
}

/** The addresses that one cell lists. */
export function splitUrls(text: string): string[] {
  return text
    .split(/[\s|]+|[;,](?=https?:|www\.)/i)
    .map((part) => part.replace(/(?<![;,])[;,]+$/, ''))
    .filter((part) => /[\p{L}\d]/u.test(part))
}

/** Reads an address of the web. One without `https://` is completed. @returns undefined for what is none */
export function readUrl(text: string): string | undefined {
  const isBare = !/^[a-z][a-z\d+.-]*:/i.test(text) && /^[^\s/@:]+\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(text)
  const url = isBare ? `https://${text}` : text
  if (!httpUrl.safeParse(url).success) return undefined
  // A name without a dot and a bare number are machines of somebody's own network.
  return /^(?:[^.]+\.)+(?=[\d-]*[a-z])[a-z\d-]+\.?$/i.test(new URL(url).hostname) ? url : undefined
}
