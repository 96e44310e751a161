import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { subsetFonts } from './fonts.ts'

const serverPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1', '/dev', '/healthz', '/readyz']

const groups = [
  // What the first script shares with the others. Else they would import the first script itself, and whoever imports
  // it fetches its styles, which are written into every page already.
  group('first', [
    'preload-helper',
    'contract/src/accounts.',
    'contract/src/client-key.',
    'contract/src/lessons.',
    'contract/src/paths.',
    'web/src/app/before-hydration.',
    'web/src/app/report-error.',
    'web/src/app/start-failure.',
    'web/src/ui/load-module.',
    'web/src/app/auth.',
    'web/src/app/stored-session.',
    'web/src/app/storage.',
    'web/src/analytics/track-visit.',
    'web/src/checkout/stored-email.',
  ]),
  // What changes least in files of their own: visitors who come back after a new release have them already.
  group('react', [
    'web/src/react.',
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/scheduler/',
  ]),
  group('router', ['node_modules/react-router/']),
  // What the first reads take: nothing of React, so that they go out before it has arrived.
  group('reads', [
    'contract/src/progress.',
    'contract/src/quizzes.',
    'web/src/app/start-read.',
    'web/src/certificates/api.',
    'web/src/policies/api.',
    'web/src/analytics/api.',
    'web/src/app/fetch-is-administrator.',
    'web/src/app/clients.',
    'web/src/app/error-text.',
    'web/src/lessons/api.',
    'web/src/progress/api.',
    'web/src/progress/learner.',
    'web/src/progress/reading-position.',
    'web/src/quizzes/api.',
    'web/src/quizzes/attempt.',
    'web/src/quizzes/submit',
    'web/src/quizzes/stored-attempt.',
    'node_modules/@supabase/functions-js/',
    'node_modules/@supabase/postgrest-js/',
    'node_modules/tslib/',
  ]),
  group('auth-client', ['web/src/app/auth-client.', 'node_modules/@supabase/auth-js/']),
  // Pages need most of each of these; a file for each part would be a request for each.
  group('screens', [
    'web/src/app/administrator.',
    'web/src/app/session',
    'web/src/app/unsaved-changes.',
    'web/src/ui/badge.',
    'web/src/ui/option-row.',
    'web/src/ui/password-field.',
    'web/src/ui/progress-bar.',
    'web/src/ui/skeleton.',
    'web/src/ui/toast.',
  ]),
  group('auth', ['web/src/auth/']),
  group('rich-text', [
    'web/src/ui/rich-text/lazy-rich-text-editor.',
    'contract/src/media-links.',
    'web/src/ui/rich-text/media',
    'web/src/ui/rich-text/named-media.',
    'web/src/ui/rich-text/rich-text.',
  ]),
  // The front page needs these too.
  group('ui', [
    'content/site/feedback.',
    'content/site/footer.',
    'content/site/lessons.',
    'content/site/site.',
    'web/src/app/brand.',
    'web/src/app/page-shell.',
    'web/src/app/page-meta.',
    /web\/src\/ui\/[^/]+$/,
  ]),
]

function group(name: string, parts: (string | RegExp)[]) {
  const isIn = (part: string | RegExp, id: string) =>
    typeof part === 'string' ? id.includes(part) : part.test(id)
  return { name, test: (id: string) => parts.some((part) => isIn(part, id)) }
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
