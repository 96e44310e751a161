import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ResolveModulePreloadDependenciesFn } from 'vite'
import { subsetFonts } from './fonts.ts'

const serverPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1', '/dev', '/healthz', '/readyz']

/**
 * Everything but the pages themselves, by folder: one file for what pages share, instead of a request for each part.
 * What is loaded by `loadModule` stays out: in a shared file its exports have other names, and it could not be asked for again.
 */
const groups = [
  // What the first script shares with the others. Else they would import the first script itself, and whoever imports
  // it fetches its styles, which are written into every page already.
  {
    name: 'entry',
    test: /preload-helper|web\/src\/entry\/[^/]+$|contract\/src\/(accounts|client-key|lessons|paths)\.|content\/site\/(course|number-word)\./,
  },
  // What changes least: visitors who come back after a new release have it already.
  { name: 'react', test: /web\/src\/react\.|node_modules\/(react|react-dom|react-router|scheduler)\// },
  // What the loaders need, nothing of React in it.
  {
    name: 'api',
    test: /web\/src\/(api\/|(?!account|auth|checkout|analytics|mail)\w+\/(\w+-)*api\.|progress\/stored-learner\.)|contract\/src\/(progress|quizzes|spaced-review)\.|node_modules\/(@supabase\/(?!auth-js)|tslib)/,
  },
  // What the front page shares with the others.
  {
    name: 'ui',
    test: /web\/src\/ui\/(alert|braid|brand|button|card|check-list|class-names|field|page|page-meta|page-shell|spinner|stars|strands)\.|content\/site\/(author|footer|lessons|money|offer|price|price-texts|pricing|sample-link|site)\./,
  },
  {
    name: 'app',
    test: /web\/src\/(app\/|ui\/([^/]+|files\/save-file\.ts)$|progress\/(learner|lesson-link|reading-position)\.)|(contract\/src|content\/site)\/(feedback|library-links|plan|spaced-review)\./,
  },
  // What draws lessons and policies, and leads to their editor.
  {
    name: 'rich-text',
    test: /web\/src\/ui\/rich-text\/(course-figure|media|media-links|named-media|rich-text|use-editor-code)\.tsx?$|web\/src\/texts\/lazy-editing\.|contract\/src\/(media-links|policies|texts)\.|content\/site\/callouts\./,
  },
  // Attempts that wait in the browser: the dashboard and the quizzes send them, and whoever logs out is asked.
  { name: 'attempts', test: /web\/src\/quizzes\/(attempt|stored-attempt|submit|submit-attempt)\./ },
  // The parts of the sign-in screens, each of which a different few of the pages use.
  {
    name: 'auth',
    test: /web\/src\/auth\/(?!second-factor-screen|mailed-link-screen)|content\/site\/redirects\./,
  },
]

/**
 * What is preloaded beside a lazy file: only what is not there yet. The file itself is asked for anyway, some came with
 * the first page, and the HTML names whatever the first scripts ask for.
 */
const withoutPresent: ResolveModulePreloadDependenciesFn = (file, files, { hostId, hostType }) => {
  if (hostType === 'html') return files
  if (/\/(index|entry)-/.test(hostId)) return []
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
