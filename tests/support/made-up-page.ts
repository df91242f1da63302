/** A page with its call, written into a copy of the product: how many benches the city has. */
import { holdAgainstEnglish } from '../../tools/languages/new-language.ts'
import { addLine, type Addition } from './source-changes.ts'

const TEXTS = `export const benches = {
  title: 'Benches',
  description: 'Where one can sit down.',
} as const
`

export const madeUpPage: Addition = {
  added: {
    'src/contract/city/benches.endpoints.ts': `import type { Endpoint } from '../api/endpoint.ts'

export const getBenches = {
  method: 'GET',
  path: '/benches',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint
`,
    'src/contract/city/benches.operations.ts': `import * as z from 'zod/mini'
import * as endpoints from './benches.endpoints.ts'
import { createOperations } from '../api/operation.ts'

export const benchOperations = createOperations(endpoints, {
  getBenches: {
    summary: 'How many benches the city has',
    reply: z.object({ success: z.literal(true), count: z.number() }),
  },
})
`,
    'src/server/guide/benches/benches.routes.ts': `import type { benchOperations } from '#contract/city/benches.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import type { GuideHolder } from '../guide-holder.ts'

export function benchHandlers({
  guide,
}: {
  guide: Pick<GuideHolder, 'current'>
}): HandlersFor<typeof benchOperations> {
  return { getBenches: () => ({ success: true, count: guide.current().slugs.length }) }
}
`,
    'src/web/guide/benches/queries.ts': `import { getBenches } from '#contract/city/benches.endpoints.ts'
import { query } from '../../api/query-client.ts'

export const benches = () => query(getBenches, {})
`,
    'src/web/guide/benches/benches-page.tsx': `import { useQuery } from '@tanstack/react-query'
import { benches as texts } from '#messages/benches.ts'
import { paths } from '#contract/paths.ts'
import { usePageHead } from '../../document/head.ts'
import { benches } from './queries.ts'

export function BenchesPage() {
  usePageHead({ title: texts.title, description: texts.description, path: paths.benches })
  const { data } = useQuery(benches())
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{data?.count}</p>
    </>
  )
}
`,
    'src/contract/messages/en/benches.ts': TEXTS,
    'src/contract/messages/gu/benches.ts': holdAgainstEnglish('benches.ts', TEXTS),
    'src/contract/messages/hi/benches.ts': holdAgainstEnglish('benches.ts', TEXTS),
  },
  changes: [
    addLine('src/contract/api.ts', '  ...benchOperations,', { before: '  ...yearOperations,' }),
    addLine('src/contract/api.ts', "import { benchOperations } from './city/benches.operations.ts'", {
      before: "import { yearOperations } from './city/year.operations.ts'",
    }),
    addLine('src/server/app/handlers.ts', '    ...benchHandlers(services),', {
      before: '    ...yearHandlers(services),',
    }),
    addLine('src/server/app/handlers.ts', "import { benchHandlers } from '../guide/benches/benches.routes.ts'", {
      before: "import { yearHandlers } from '../guide/year.routes.ts'",
    }),
    addLine('src/server/app/shown-subjects.ts', '  getBenches: none,', { before: '  getYear: none,' }),
    addLine('src/contract/paths.ts', "  benches: '/benches',", { before: "  phrases: '/phrases'," }),
    addLine('src/contract/admin/page-kinds.ts', "  benches: 'about',", { before: "  phrases: 'about'," }),
    addLine('src/server/app/site-files.ts', '  benches: true,', { before: '  phrases: true,' }),
    addLine(
      'src/web/routes.tsx',
      `    benches: {
      path: paths.benches,
      loader: () => preload(loading, queryClient.prefetchQuery(benches())),
      ...lazyPage(() => import('./guide/benches/benches-page.tsx'), 'BenchesPage'),
    },`,
      { before: '    phrases: {' },
    ),
    addLine('src/web/routes.tsx', "import { benches } from './guide/benches/queries.ts'", {
      before: "import { phrases } from './guide/phrases/queries.ts'",
    }),
    addLine('tests/support/access-rows.ts', '  getBenches: {},', { before: '  getYear: {},' }),
  ],
}
