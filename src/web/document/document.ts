import { escapeHtml } from '#contract/text/escape-html.ts'
import type { PageAssets, SocialCard } from '#contract/page.ts'
import { alternatesFor, getAttributes, pathIn } from '#contract/messages/languages.ts'
import { language } from '#messages/language.ts'
import { clientFailures } from '#messages/ui.ts'
import { frame, site } from '#messages/shell.ts'
import type { PageHead } from './head.ts'

type Document = {
  head: PageHead
  /** HTML rendered by React. */
  body: string
  /** HTML that stands below the body and that React does not know. */
  foot: string
  /** Content of the query cache, with which the browser starts. */
  state: unknown
  assets: PageAssets
  /**
   * Files of the page's own modules. Styles load at once, scripts after the first paint. They run in this order.
   */
  files: PageAssets['modules'][string] & {
    /** Further scripts and sheets, which only browsers with a stored session load. */
    readonly forMembers: readonly string[]
    /** Further scripts, which load once the page is usable. */
    readonly later: readonly string[]
  }
  /** URLs that the first script asks for where a session is stored. */
  memberCalls: readonly string[]
  /** A script that draws what the page shows first, before its own scripts come. */
  firstView: string | undefined
  publicUrl: string
  card: SocialCard | undefined
  /** ISO 3166-1 code of the city's country. */
  countryCode: string
  /** Codes of the languages of the city. */
  languages: readonly string[]
}

/**
 * Escapes everything that comes from content or contract. The browser asks for the first script again if it was refused in the head.
 * Attributes hide what only the style sheet shows: the sheet may not come.
 */
export function writeDocument({
  head,
  body,
  foot,
  state,
  assets,
  files,
  memberCalls,
  firstView,
  publicUrl,
  card,
  countryCode,
  languages,
}: Document): string {
  const { title, description, path, isUnlisted = path === null, jsonLd } = head
  const canonical = path === null ? null : publicUrl + pathIn(language, path)
  return `<!doctype html>
<html ${getAttributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${firstView === undefined ? '' : `<script src="${firstView}" async fetchpriority="high" data-first-view></script>`}
${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<meta name="modules" content="${files.scripts.join(' ')}">
<meta name="member-files" content="${files.forMembers.join(' ')}">
<meta name="member-calls" content="${memberCalls.join(' ')}">
<script src="${assets.firstScript}"></script>
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${isUnlisted ? '<meta name="robots" content="noindex">' : ''}
${canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`}
${path === null || isUnlisted ? '' : writeAlternates(path, languages, publicUrl)}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12162e" media="(prefers-color-scheme: dark)">
<meta property="og:site_name" content="${escapeHtml(site.name)}" data-origin="${escapeHtml(publicUrl)}" data-languages="${escapeHtml(languages.join(' '))}">
<meta property="og:type" content="website">
<meta property="og:locale" content="${escapeHtml(`${language.code}_${countryCode}`)}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
${canonical === null ? '' : `<meta property="og:url" content="${escapeHtml(canonical)}">`}
${card ? writeCard(card, publicUrl) : '<meta name="twitter:card" content="summary">'}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${language.base}/manifest.webmanifest">
<meta name="later-files" content="${files.later.join(' ')}">
${assets.scripts.map((src) => `<script type="module" src="${src}" fetchpriority="low"></script>`).join('\n')}
${(jsonLd?.(publicUrl) ?? []).map((item) => `<script type="application/ld+json">${escapeJson(item)}</script>`).join('\n')}
</head>
<body>
<p class="connecting" role="status" hidden>${escapeHtml(frame.connecting)}</p>
<div id="root">${body}</div>
${foot}
<p class="incomplete" role="alert" hidden>${escapeHtml(frame.incomplete)} <a href="">${escapeHtml(clientFailures.retry)}</a></p>
<script type="application/json" id="state">${escapeJson(state)}</script>
<script src="${assets.firstScript}"></script>
</body>
</html>
`
}

function writeAlternates(path: string, languages: readonly string[], publicUrl: string): string {
  return alternatesFor(path, languages)
    .map(({ hreflang, path }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(publicUrl + path)}">`)
    .join('\n')
}

const DRAWN_CARD = `
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">`

const PHOTO = `
<meta property="og:image:type" content="image/webp">`

function writeCard({ src, alt, isPhoto }: SocialCard, publicUrl: string): string {
  return `<meta property="og:image" content="${escapeHtml(publicUrl + src)}">${isPhoto ? PHOTO : DRAWN_CARD}
<meta property="og:image:alt" content="${escapeHtml(alt)}">
<meta name="twitter:card" content="summary_large_image">`
}

/** Escapes `<`, because a tag or a comment would end the script element early. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
