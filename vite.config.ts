import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractForBrowser } from './tools/contract-for-browser.ts'

/**
 * Few files rather than many small ones: the libraries that every page runs, what forms need and reading pages do not,
 * the planner, and what most pages share of ours. What the first page does without stays out of that, however many use it.
 */
const chunks = [
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/, priority: 3 },
  {
    name: 'writing',
    test: /@tanstack[\\/].*([uU]seMutation|mutationObserver)\.|web[\\/](ui[\\/]use-(api-mutation|undo)|api[\\/]idempotency-key)\.ts/,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    name: 'forms',
    test: /[\\/]zod[\\/]|contract[\\/](auth|newsletter|text)\.ts|messages[\\/]en[\\/]texts\.ts|web[\\/]ui[\\/](use-form|field-errors|field|field-frame|email-field|password-field)\.tsx?/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'planner',
    test: /contract[\\/]trips\.ts|web[\\/]trips[\\/](?!suggested|add-suggested|queries|exchange)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'members',
    test: /contract[\\/]announcements|web[\\/]announcements[\\/](?!mutations)|shell[\\/]member-links|wishlist[\\/](saved-heart|wish)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'guide',
    test: /web[\\/]places[\\/](place-grid|place-card|place-rating|price-level|queries|heart-button)|web[\\/]reviews[\\/](review-card|review-picture|reviews-address|written-by|folded-text|directions|queries)|messages[\\/]en[\\/](categories|review-lists)|contract[\\/](dates|media|places|reviews)\.ts|ui[\\/](rating|stars|icon-button|outside-link)|shell[\\/]wordmark/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'shared',
    test: /messages[\\/]|src[\\/](web|contract)[\\/](?!dates|place-name|api[\\/]idempotency|session[\\/]guards|ui[\\/]illustrated)/,
    minShareCount: 5,
    includeDependenciesRecursively: false,
    priority: 1,
  },
]

/** Two builds of src/web: the browser's files, and with `--ssr` the module with which the server renders pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...contractForBrowser()],
  publicDir: isSsrBuild ? false : 'src/web/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    // The policy allows no data: addresses.
    assetsInlineLimit: 0,
    // The page itself names what it needs (see paint-first), and later pages find all but their own file loaded.
    modulePreload: false,
    target: ['chrome109', 'firefox115', 'safari16.4'],
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild
        ? 'src/web/entry-server.tsx'
        : ['src/web/entry-client.tsx', 'src/web/paint-first.ts', 'src/web/session/gate.ts'],
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunks } } }),
    },
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
}))
