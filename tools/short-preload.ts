import { join } from 'node:path'
import type { Plugin } from 'vite'

const LOADER = join(import.meta.dirname, '../src/web/document/load-with-styles.ts')

/** Replaces the function with which Vite loads the parts of the pages by a shorter one of our own. */
export function shortPreload(): Plugin {
  return {
    name: 'short-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadWithStyles as __vitePreload } from ${JSON.stringify(LOADER)}`,
    },
  }
}
