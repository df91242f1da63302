import type { Mutant } from './mutant.ts'

/** Mutants of serving, storing, sending, backups and the words. */
export const platformMutants = [
  {
    name: 'pages may run foreign scripts',
    file: 'src/server/platform/http/headers.ts',
    find: 'scriptSrc: ["\'self\'"]',
    replace: "scriptSrc: ['*']",
    tests: ['src/server/app/create-app.test.ts'],
  },
  {
    name: 'pages may be framed',
    file: 'src/server/platform/http/headers.ts',
    find: `        frameAncestors: ["'none'"],
`,
    replace: '',
    tests: ['src/server/app/create-app.test.ts'],
  },
  {
    name: 'search engines read the API',
    file: 'src/server/app/site-files.ts',
    find: "'Disallow: /api/', ",
    replace: '',
    tests: ['src/server/app/create-app.test.ts'],
  },
  {
    name: 'the sitemap forgets the lists',
    file: 'src/server/app/site-files.ts',
    find: 'return [...pages, ...Object.values(categoryPaths)]',
    replace: 'return pages',
    tests: ['src/server/guide/search.routes.test.ts'],
  },
  {
    name: 'answers from the cache are not renewed',
    file: 'src/server/guide/guide-holder.ts',
    find: 'versions.guide === state.versions.guide && versions',
    replace: 'versions.guide === state.versions.guide || versions',
    tests: ['src/server/guide/guide-holder.test.ts'],
  },
  {
    name: 'a cached answer is in the language of another',
    file: 'src/server/platform/http/cached-answers.ts',
    find: "return `${negotiateLanguage(headers['accept-language'])} ${url}`",
    replace: 'return url',
    tests: ['src/server/platform/http/query-cache.test.ts'],
  },
  {
    name: 'a migration loses the length of trips',
    file: 'src/server/platform/store/migrations/0013-bytes-of-trips.sql',
    find: 'update trip set bytes = octet_length(document);',
    replace: '',
    tests: ['src/server/operator/backup/backup.test.ts'],
  },
  {
    name: 'two processes send the same mail',
    file: 'src/server/platform/mail/mail-queue.store.ts',
    find: `    .where('next_attempt_at', '=', due.next_attempt_at)
`,
    replace: '',
    tests: ['src/server/platform/mail/mailer.test.ts'],
  },
  {
    name: 'a backup has no images',
    file: 'src/server/operator/backup/backup.ts',
    find: 'await writeImages(archive, openImages(place), hashes)',
    replace: 'await writeImages(archive, openImages(place), [])',
    tests: ['src/server/operator/backup/images-backup.test.ts', 'src/server/operator/backup/backup.test.ts'],
  },
  {
    name: 'links to the private network are asked',
    file: 'src/server/admin/links/public-address.ts',
    find: `  ['192.168.0.0', 16],
`,
    replace: '',
    tests: ['src/server/admin/links/public-address.test.ts'],
  },
  {
    name: 'a list of texts lacks one translation',
    file: 'src/contract/messages/hi/wishlist.ts',
    find: `  remove: '“{place}” को पसंदीदा से हटाएँ',
`,
    replace: '',
    tests: ['types'],
  },
  {
    name: 'a translation loses a placeholder',
    file: 'src/contract/messages/hi/wishlist.ts',
    find: '“{place}” को पसंदीदा से हटाएँ',
    replace: 'पसंदीदा से हटाएँ',
    tests: ['types', 'tests/message-translations.test.ts'],
  },
  {
    name: 'the toast of the heart has other words',
    file: 'src/contract/messages/en/wishlist.ts',
    find: 'Please login',
    replace: 'Please log in',
    tests: [
      'tests/specified-client.test.ts',
      'src/contract/messages/messages.test.ts',
      'tests/e2e/toasts.spec.ts › the heart of a guest asks to log in',
    ],
  },
] as const satisfies readonly Mutant[]
