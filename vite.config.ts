import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two builds of src/web: the browser's files, and with `--ssr` the module with which the server renders pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'src/web/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    // The policy allows no data: addresses.
    assetsInlineLimit: 0,
    // One sheet: it is small, and a page never flashes unstyled while its part is on the way.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: ['chrome109', 'firefox115', 'safari16.4'],
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : ['src/web/entry-client.tsx', 'src/web/session/gate.ts'],
    },
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
}))
