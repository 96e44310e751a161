import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ResolveModulePreloadDependenciesFn } from 'vite'
import { subsetFonts } from './fonts.ts'

const serverPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1', '/dev', '/healthz', '/readyz']

/**
 * Chunk rules by folder: modules that pages share go into one file instead of one request each. The
 * script-budget test fails when a shared module is in a folder not listed here. Modules loaded by
 * `loadModule` are in other folders (such as `lazy/`), because exports of a shared chunk are renamed.
 */
const groups = [
  // The entry script and what it shares with others. It imports no styles: every importer would fetch them again.
  {
    name: 'entry',
    test: /preload-helper|web\/src\/entry-client\.|(web\/src\/entry|contract\/src|content\/site)\/[^/]+$/,
  },
  // Changes least: returning visitors have it in their cache after a release.
  { name: 'react', test: /web\/src\/react\.|node_modules\/(react|react-dom|react-router|scheduler)\// },
  // What the loaders need, without React.
  {
    name: 'api',
    test: /web\/src\/(api\/|(?!account|auth)\w+\/(\w+-)*api\.)|contract\/src\/(learning|editing)\/|node_modules\/(@supabase\/(?!auth-js)|tslib)/,
  },
  // What the landing page shares with other pages.
  { name: 'ui', test: /web\/src\/ui\/[^/]+$/ },
  // What the signed-in pages share, such as rich text and unsent answers.
  {
    name: 'app',
    test: /web\/src\/(app|\w+\/shared|ui\/(files|forms|rich-text|status))\/[^/]+$|content\/site\/learning\//,
  },
  // Parts of the sign-in screens; each is used by a few pages.
  { name: 'auth', test: /(web\/src|contract\/src|content\/site)\/auth\/[^/]+$/ },
]

/** Preloads only chunks that are not loaded yet. */
const omitLoadedChunks: ResolveModulePreloadDependenciesFn = (file, files, { hostId, hostType }) => {
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
      // In development Vite serves the pages and proxies everything else to the running site.
      proxy: Object.fromEntries(
        serverPaths.map((path) => [path, process.env.API_URL ?? 'http://127.0.0.1:3000']),
      ),
    },
    build: {
      target: 'es2022',
      // Inlined assets and the polyfill would use data: URLs and inline scripts, which the CSP blocks.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: omitLoadedChunks,
      },
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Groups exclude their dependencies: otherwise one module shared with the entry script pulls in a whole group.
        output: isSsrBuild ? {} : { codeSplitting: { includeDependenciesRecursively: false, groups } },
      },
    },
  }
})
