import type { Plugin } from 'vite'

const LIBRARY = /[\\/]node_modules[\\/].*\.m?js$/
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/
/** The file by which a package is imported only chooses between the build for production and the one for development. */
const CHOICE = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/
const REQUIRED = /^var (?:\s*\w+ = require\("[\w-]+"\)[,;])+/gm
/** Some libraries import React as the object that a CommonJS package is. */
const OBJECT = /^import React(?:, (\{[^}]*\}))? from ['"]react['"]/gm

/**
 * Gives the bundler React as modules. React's packages are CommonJS: a bundler keeps all of them, in functions, and each
 * file of the build reads what it uses from an object. The files for production assign to `exports` at their top and
 * nowhere else, so each assignment can become an export.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    transform: {
      filter: { id: LIBRARY },
      handler: (code, id) => (REACT.test(id) ? toModule(code) : code.replace(OBJECT, toNamespace)),
    },
    // React looks for two functions that only a scheduler in tests has.
    onLog: (_level, { code, message }) =>
      code === 'IMPORT_IS_UNDEFINED' && message.includes('scheduler') ? false : null,
  }
}

/** @throws Error if an update of React has a file of another form */
export function toModule(code: string): string {
  const chosen = CHOICE.exec(code)?.[1]
  if (chosen !== undefined) return `export * from '${chosen}'\n`
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => `${name}`))
  const declared = [...names].reduce(declare, code.replace(REQUIRED, toImports))
  const module = declared.replaceAll(/\bexports\.(\w+)/g, '$$$1')
  if (names.size === 0 || /\b(?:require\(|exports\b)/.test(module)) throw new Error('A file of React has a new form.')
  return `${module}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} }\n`
}

function toImports(statement: string): string {
  return [...statement.matchAll(/(\w+) = require\("([\w-]+)"\)/g)]
    .map(([, name, source]) => `import * as ${name} from '${source}'\n`)
    .join('')
}

/** Declares a name where the file first assigns it. One that is assigned again stays writable. */
function declare(code: string, name: string): string {
  const assignments = code.split(new RegExp(String.raw`\bexports\.${name} =`)).length - 1
  return code.replace(
    new RegExp(String.raw`^exports\.${name} =`, 'm'),
    `${assignments > 1 ? 'let' : 'const'} $${name} =`,
  )
}

function toNamespace(_statement: string, names: string | undefined): string {
  return `import * as React from 'react'${names === undefined ? '' : `; import ${names} from 'react'`}`
}
