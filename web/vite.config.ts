import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { subsetFonts } from './fonts.ts'

const serverPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1', '/dev', '/healthz', '/readyz']

export default defineConfig(async () => {
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
        // What changes least in a file of its own: visitors who come back after a new release have it already.
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
          },
        },
      },
    },
  }
})
