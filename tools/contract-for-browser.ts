import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets a page carry only the part of the contract that it uses. Two things that a bundler cannot know of itself, but
 * that are true of `src/contract` by its own rules (docs/decisions/0014):
 * - the browser calls an endpoint by method and path; it is the server that parses, so the schemas stay there;
 * - the contract's modules only build values, so what nobody uses may go.
 */
export function contractForBrowser(root: string = process.cwd()): Plugin[] {
  return [withoutServerParts(join(root, 'src/contract/'))]
}

function withoutServerParts(folder: string): Plugin {
  return {
    name: 'contract-without-server-parts',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(code, id) {
      return id.startsWith(folder) ? { code: edit(code, this.parse(code)), map: null } : null
    },
  }
}

type Node = { type: string; start: number; end: number }
type Property = Node & { key?: { name?: string } }
type Call = Node & { callee: Node & { name?: string }; arguments: (Node & { properties?: Property[] })[] }
type Declarator = Node & { init: Node | null }
type Statement = Node & { declaration?: Statement | null; declarations?: Declarator[] }

/** What an endpoint holds for the server alone. */
const SERVER_KEYS = new Set(['params', 'query', 'body', 'reply', 'summary', 'upload'])

/** What a bundler must think could do more than build a value. */
const BUILT = new Set(['CallExpression', 'ObjectExpression'])

function edit(code: string, program: unknown): string {
  const edits: { start: number; end: number; text: string }[] = []
  walk(program, (node) => {
    if (!isEndpointCall(node)) return
    for (const property of node.arguments[0]?.properties ?? []) {
      if (SERVER_KEYS.has(property.key?.name ?? '')) {
        const end = code[property.end] === ',' ? property.end + 1 : property.end
        edits.push({ start: property.start, end, text: '' })
      }
    }
  })
  for (const { init } of topLevelDeclarators(program)) {
    if (!init || !BUILT.has(init.type)) continue
    edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' })
    edits.push({ start: init.end, end: init.end, text: '))()' })
  }
  // From the end backwards, so that no edit moves the place of another.
  const ordered = edits.toSorted((a, b) => b.start - a.start || b.end - a.end)
  return ordered.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

function isEndpointCall(node: Node): node is Call {
  return node.type === 'CallExpression' && (node as Call).callee.name === 'endpoint'
}

function topLevelDeclarators(program: unknown): Declarator[] {
  const { body } = program as { body: Statement[] }
  return body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && typeof value.type === 'string') visit(value as Node)
  for (const child of Object.values(value)) walk(child, visit)
}
