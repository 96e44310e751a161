import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { subsetFonts } from './fonts.ts'

const serverPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1', '/dev', '/healthz', '/readyz']

const groups = [
  // What the first script shares with the others. Else they would import the first script itself, and whoever imports
  // it fetches its styles, which are written into every page already.
  {
    name: 'first',
    test: /preload-helper|contract\/src\/client-key|web\/src\/(page-modules|app\/(before-hydration|session-storage|kept)|analytics\/track-visit|checkout\/kept-email)\./,
  },
  // What changes least in a file of its own: visitors who come back after a new release have it already.
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Every page needs most of these; a file for each would be a request for each.
  { name: 'content', test: /content\/site\// },
  { name: 'ui', test: /web\/src\/ui\/[^/]+$|web\/src\/app\/(brand|page-meta)\./ },
  {
    name: 'clients',
    test: /web\/src\/app\/(administrator|clients|session|session-state)\.|node_modules\/(@supabase|tslib)\//,
  },
]

export default defineConfig(async ({ isSsrBuild }) => {
  await subsetFonts()
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss()],
    server: {
      // During development the pages come from here and everything else from the running site.
      proxy: Object.fromEntries(
        serverPaths.map((path) => [path, process.env.API_URL ?? 'http://127.0.0.1:3000']),
      ),
    },
    build: {
      target: 'es2022',
      // Both would put data: URLs or inline scripts where the Content-Security-Policy allows none.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Without what they import: the smallest thing shared with the first script would draw a whole group in after it.
        output: isSsrBuild ? {} : { codeSplitting: { includeDependenciesRecursively: false, groups } },
      },
    },
  }
})
