import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createChunkGroups } from './tools/chunk-groups.ts'
import { pureComponents } from './tools/pure-components.ts'
import { reactModules } from './tools/react-modules.ts'
import { runtimeInLibraries } from './tools/runtime-in-libraries.ts'
import { shortPreload } from './tools/short-preload.ts'
import { splitMessages } from './tools/split-messages.ts'
import { trimRouter } from './tools/trim-router.ts'

const WEB = join(import.meta.dirname, 'src/web')

/** What a page names: the program, and the script that runs before the first paint and loads the program after it. */
const [PROGRAM, PAINT_FIRST] = [join(WEB, 'entry-client.tsx'), join(WEB, 'paint-first.ts')]
/** Only the second entry imports them. They are no part of the program. */
const FIRST_PARTS = ['session/gate.ts', 'session/draw-agenda.ts'].map((file) => join(WEB, file))

/** Two builds of src/web: the browser's files, and with `--ssr` the module with which the server renders pages. */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    splitMessages(),
    react(),
    pureComponents(),
    ...(isSsrBuild ? [] : [reactModules(), runtimeInLibraries()]),
    shortPreload(),
    trimRouter(),
  ],
  publicDir: isSsrBuild ? false : 'src/web/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    // The policy allows no data: addresses.
    assetsInlineLimit: 0,
    // The page itself names what it needs (see paint-first), and later pages find all but their own file loaded.
    modulePreload: false,
    // The oldest browsers with all that `lib` in the configurations of TypeScript for the web lets the code call.
    target: ['chrome111', 'firefox119', 'safari16.4'],
    reportCompressedSize: false,
    rolldownOptions: {
      // Building a schema and reading a property change nothing, so what nobody uses of the contract stays behind.
      treeshake: {
        manualPureFunctions: [
          'z',
          'sentNumberWithin',
          'getActivities',
          'getDestinations',
          'errorCode',
          'reasonCode',
          'contentCode',
          'fact',
        ],
        propertyReadSideEffects: false,
      },
      input: isSsrBuild ? 'src/web/entry-server.tsx' : [PROGRAM, PAINT_FIRST],
      ...(!isSsrBuild && {
        output: { codeSplitting: { groups: createChunkGroups(WEB, [PAINT_FIRST, ...FIRST_PARTS]) } },
      }),
    },
  },
  // `npm run dev` has React's own warnings and loads libraries as Node does.
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
  }),
}))
