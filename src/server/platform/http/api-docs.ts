import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#contract/text/escape-html.ts'
import { api } from '#contract/api.ts'
import { API_BASE, type Endpoint } from '#contract/api/endpoint.ts'
import { apiDocs } from '#messages/about.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { describeApi, type Content, type OperationObject } from './openapi.ts'
import { represent, sendRepresentation } from './representation.ts'
import type { AnswerCache } from './answer-cache.ts'

const cacheControl = 'public, max-age=3600'

/** Serves the description of the API: `openapi.json` for tools and a plain page for people. */
export function mountApiDocs(app: FastifyInstance, cache: AnswerCache): void {
  app.get(`${API_BASE}/openapi.json`, async (request, reply) => {
    const make = () => represent({ contentType: 'application/json', cacheControl, body: JSON.stringify(describeApi()) })
    return sendRepresentation(request, reply, await cache.get('openapi', make))
  })
  app.get(`${API_BASE}/docs`, async (request, reply) => {
    const make = () => represent({ contentType: 'text/html; charset=utf-8', cacheControl, body: writePage() })
    return sendRepresentation(request, reply, await cache.get('api docs', make))
  })
  app.get(`${API_BASE}/docs.css`, async (request, reply) => {
    const make = () => represent({ contentType: 'text/css; charset=utf-8', cacheControl, body: STYLES })
    return sendRepresentation(request, reply, await cache.get('api docs css', make))
  })
}

function writePage(): string {
  const { paths } = describeApi()
  const sections = Object.values(api).map((endpoint: Endpoint) => {
    const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    return operation ? writeSection(endpoint, operation) : ''
  })
  const title = escapeHtml(fill(site.titled, { page: apiDocs.title }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${API_BASE}/docs.css">
</head>
<body>
<main>
<h1>${escapeHtml(apiDocs.title)}</h1>
<p>${escapeHtml(apiDocs.intro)}</p>
<p><a href="${API_BASE}/openapi.json">${escapeHtml(apiDocs.specification)}</a></p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function writeSection({ method, path, access }: Endpoint, operation: OperationObject): string {
  const { summary, parameters, requestBody, responses } = operation
  return `<section>
<h2><code>${method} ${escapeHtml(API_BASE + path)}</code></h2>
<p>${escapeHtml(summary)}. <span>${escapeHtml(apiDocs.access[access])}</span></p>
${parameters.length > 0 ? writeSchema(apiDocs.parameters, parameters) : ''}
${writeContent(apiDocs.body, requestBody?.content ?? {})}
${writeContent(apiDocs.reply, responses[200].content)}
</section>`
}

function writeContent(title: string, content: Content): string {
  return Object.values(content)
    .map(({ schema }) => writeSchema(title, schema))
    .join('')
}

function writeSchema(title: string, schema: unknown): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
}

const STYLES = `:root { color-scheme: light dark }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1d2233, #ece7dc); background: light-dark(#fbf7ef, #14161f) }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem }
a { color: light-dark(#2b3a86, #aab8ff) }
section { border-top: 1px solid light-dark(#d8cfbd, #3a3e50); padding: 0.5rem 0 1rem }
h2 { font-size: 1.1rem }
pre { overflow: auto; padding: 1rem; background: light-dark(#f0e9da, #1f2230) }
summary { cursor: pointer; padding: 0.5rem 0 }
`
