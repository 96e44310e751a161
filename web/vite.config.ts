import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ResolveModulePreloadDependenciesFn } from 'vite'
import { subsetFonts } from './fonts.ts'

const serverPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1', '/dev', '/healthz', '/readyz']

/**
 * Chunk rules by folder: one file for what pages share, instead of a request per module. The script-budget
 * test shows when a shared module is in a folder not named here. Modules loaded by `loadModule` are elsewhere
 * (such as `lazy/`), because exports of a shared chunk are renamed.
 */
const groups = [
  // The first script, and what it shares with the others. It imports no styles: whoever imports it would fetch them again.
  {
    name: 'entry',
    test: /preload-helper|web\/src\/entry-client\.|(web\/src\/entry|contract\/src|content\/site)\/[^/]+$/,
  },
  // What changes least: visitors who come back after a new release have it already.
  { name: 'react', test: /web\/src\/react\.|node_modules\/(react|react-dom|react-router|scheduler)\// },
  // What the loaders need, nothing of React in it.
  {
    name: 'api',
    test: /web\/src\/(api\/|(?!account|auth)\w+\/(\w+-)*api\.)|contract\/src\/(learning|editing)\/|node_modules\/(@supabase\/(?!auth-js)|tslib)/,
  },
  // What the front page shares with the others.
  { name: 'ui', test: /web\/src\/ui\/[^/]+$/ },
  // What the pages behind the sign-in share, among it formatted text and answers that wait in the browser.
  {
    name: 'app',
    test: /web\/src\/(app|\w+\/shared|ui\/(files|forms|rich-text|status))\/[^/]+$|content\/site\/learning\//,
  },
  // The parts of the sign-in screens, each of which a different few of the pages use.
  { name: 'auth', test: /(web\/src|contract\/src|content\/site)\/auth\/[^/]+$/ },
]

/** Preloads only what is not loaded yet. */
const withoutPresent: ResolveModulePreloadDependenciesFn = (file, files, { hostId, hostType }) => {
  if (hostType === 'html') return files
  if (/\/entry-/.test(hostId)) return []
  return files.filter((other) => other !== file && !/\/(entry|react|rolldown-runtime|ui)-/.test(other))
}

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
      modulePreload: {
        polyfill: false,
        resolveDependencies: withoutPresent,
      },
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Without what they import: the smallest thing shared with the first script would draw a whole group in after it.
        output: isSsrBuild ? {} : { codeSplitting: { includeDependenciesRecursively: false, groups } },
      },
    },
  }
})
