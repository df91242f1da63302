import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets a page carry only the part of the contract that it uses. Three things that a bundler cannot know of itself, but
 * that are true of `src/contract` by its own rules (docs/decisions/0014):
 * - the browser calls an endpoint by method and path; it is the server that parses, so the schemas stay there;
 * - the contract's modules only build values, so what nobody uses may go;
 * - each export of `messages/en.ts` is a feature's own, so it can travel with that feature.
 */
export function contractForBrowser(root: string = process.cwd()): Plugin[] {
  return [messagesByFeature(join(root, 'src/contract/messages/en.ts')), withoutServerParts(join(root, 'src/contract/'))]
}

const MESSAGES_IMPORT = /import \{([^}]*)\} from '(?:#contract\/|\.\/)messages\/en\.ts'/g
const FEATURE = '\0messages/'

/** Imports each feature's messages from a module of its own, cut out of the one file. */
function messagesByFeature(file: string): Plugin {
  return {
    name: 'messages-by-feature',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: (code) => ({
      code: code.replace(MESSAGES_IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => `import { ${name} } from '${FEATURE}${name.split(' ')[0]}'`)
          .join('; '),
      ),
      map: null,
    }),
    resolveId: (id) => (id.startsWith(FEATURE) ? id : null),
    load(id) {
      if (!id.startsWith(FEATURE)) return null
      const feature = id.slice(FEATURE.length)
      const [, block] =
        new RegExp(`^(export const ${feature} = \\{$.*?^\\}) as const$`, 'ms').exec(readFileSync(file, 'utf8')) ?? []
      if (block === undefined) this.error(`messages/en.ts has no group ${feature}`)
      this.addWatchFile(file)
      return block
    },
  }
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
