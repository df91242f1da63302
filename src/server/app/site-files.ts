import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '#contract/text/durations.ts'
import { toFailure } from '#contract/api/failure.ts'
import { categoryPaths, paths, type FixedPage } from '#contract/paths.ts'
import { emptyPages } from '../guide/empty-pages.ts'
import type { Guide } from '../guide/guide.ts'
import { SCREENSHOT_SIZES, type Screenshot } from '../guide/pictures.ts'
import type { Services } from './services.ts'
import { represent, sendRepresentation, type Representation } from '../platform/http/representation.ts'
import { NEVER_SHED } from '../platform/http/static-files.ts'
import type { AnswerCache } from '../platform/http/answer-cache.ts'
import { fill } from '#contract/messages/format.ts'
import { alternatesFor, languages, pathIn, servedLanguages, type KnownLanguage } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { site } from '#messages/shell.ts'

/** The sitemap lists these pages for search engines. */
const isInSitemap = {
  home: true,
  about: true,
  privacy: true,
  suggestedTrips: true,
  seasons: true,
  phrases: true,
  dishes: true,
  services: true,
  offline: false,
  places: true,
  newsletter: true,
  search: false,
  reviews: false,
  planYourTrip: false,
  sharedTrip: false,
  invite: false,
  myTrips: false,
  tripList: false,
  wishlist: false,
  login: false,
  signup: false,
  forgotPassword: false,
  profile: false,
  admin: false,
  unsubscribe: false,
  confirmEmail: false,
  confirmEmailChange: false,
  confirmNewsletter: false,
} as const satisfies Record<FixedPage, boolean>

/** The pages of the sitemap besides those of single places. */
export function sitemapPaths(): string[] {
  const listed: Readonly<Record<string, boolean>> = isInSitemap
  const pages = Object.entries(paths).flatMap(([page, path]) =>
    listed[page] === true && typeof path === 'string' ? [path] : [],
  )
  return [...pages, ...Object.values(categoryPaths)]
}

/** Serves `sitemap.xml`, `robots.txt` and the web manifest from the guide and the configuration. */
export function mountSiteFiles(app: FastifyInstance, services: Services, cache: AnswerCache): void {
  const { config, guide, pictures } = services
  const mount = (path: string, contentType: string, write: () => string) => {
    app.get(path, NEVER_SHED, async (request, reply) => {
      const make = (): Promise<Representation> =>
        represent({ contentType, cacheControl: 'public, max-age=3600', body: write() })
      return sendRepresentation(request, reply, await cache.get(`${guide.current().version} ${path}`, make))
    })
  }
  mount('/robots.txt', 'text/plain; charset=utf-8', () => robots(config.publicUrl, guide.current()))
  mount('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(config.publicUrl, guide.current()))
  mountSecurityContact(app, services)
  for (const language of languages) {
    const path = `${language.base}/manifest.webmanifest`
    mount(path, 'application/manifest+json', () => {
      if (!servedLanguages(guide.current().languages).includes(language)) throw toFailure('not-found')
      return writeManifest(guide.current(language.code).city, language, pictures.screenshots(language.code))
    })
  }
}

/** Counted from each answer: the contact is valid as long as the server answers. */
const CONTACT_VALID_DAYS = 180

/** Serves `security.txt` (RFC 9116) when the operator names a contact. */
function mountSecurityContact(app: FastifyInstance, { config, now }: Services): void {
  const { securityContact, publicUrl } = config
  const path = '/.well-known/security.txt'
  app.get(path, async (_request, reply) => {
    if (securityContact === null) throw toFailure('not-found')
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(now().getTime() + CONTACT_VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}

function robots(publicUrl: string, { languages }: Pick<Guide, 'languages'>): string {
  const panels = servedLanguages(languages).map((language) => `Disallow: ${pathIn(language, paths.admin)}`)
  return ['User-agent: *', 'Disallow: /api/', ...panels, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/** The values need no escaping: slugs are lower-case letters, digits and hyphens, and the origin was parsed. */
function sitemap(publicUrl: string, { slugs, languages, city }: Pick<Guide, 'slugs' | 'languages' | 'city'>): string {
  const empty = new Set<string>(emptyPages(city).map((page) => paths[page]))
  const listed = [...sitemapPaths().filter((path) => !empty.has(path)), ...slugs.map(paths.place)]
  const served = servedLanguages(languages)
  const links = new Map(listed.map((path) => [path, alternateLinks(publicUrl, path, languages)]))
  const entries = served.flatMap((language) =>
    listed.map((path) => `  <url><loc>${publicUrl}${pathIn(language, path)}</loc>${links.get(path)}</url>`),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${served.length > 1 ? XHTML : ''}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** The same page in all languages. */
function alternateLinks(publicUrl: string, path: string, codes: readonly string[]): string {
  return alternatesFor(path, codes)
    .map(({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${path}"/>`)
    .join('')
}

/** Each language is installed as a guide of its own. In each, the links to the others stay inside. */
function writeManifest(
  city: { name: string; summary: string },
  language: KnownLanguage,
  screenshots: readonly Screenshot[],
): string {
  const { manifest } = serverTexts[language.code]
  const isFirst = language.code === languages[0].code
  return JSON.stringify({
    name: fill(manifest.name, { city: city.name }),
    short_name: site.name,
    description: city.summary,
    ...(!isFirst && { lang: language.code, dir: language.dir }),
    start_url: pathIn(language, paths.home),
    scope: '/',
    display: 'standalone',
    // The background of the pages, so that the colour stays the same while an installed guide opens.
    background_color: '#fbf6ec',
    theme_color: '#fbf6ec',
    shortcuts: [
      { name: manifest.shortcuts.today, url: pathIn(language, paths.myTrips) },
      { name: manifest.shortcuts.map, url: pathIn(language, `${paths.places}?view=map`) },
      { name: manifest.shortcuts.phrases, url: pathIn(language, paths.phrases) },
      { name: manifest.shortcuts.driver, url: pathIn(language, `${paths.phrases}#riding`) },
    ],
    ...(screenshots.length > 0 && {
      screenshots: screenshots.map(({ src, form }) => ({
        src,
        sizes: SCREENSHOT_SIZES[form].join('x'),
        type: 'image/webp',
        form_factor: form,
        label: fill(manifest.name, { city: city.name }),
      })),
    }),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
