import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ResolveModulePreloadDependenciesFn, type Rolldown } from 'vite'
import { subsetFonts } from './fonts.ts'

const serverPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1', '/dev', '/healthz', '/readyz']

/** Pages are split by route. Without these rules a page would load 50 files or more; with them, about ten. */
const groups: Rolldown.CodeSplittingGroup[] = [
  // main.ts and all that it imports are one file, which retries the other files if they fail to load.
  { name: (id, graph) => (importsOfMain(graph).has(id) ? 'main' : null) },
  // React changes least: returning visitors have it in their cache after a release.
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Only staff load these.
  { name: (id, graph) => (isOnlyForStaff(id, graph) ? 'admin-area' : null), minShareCount: 2 },
  { name: 'shared', minShareCount: 2 },
]

let mainImports: Set<string> | undefined

function importsOfMain(graph: Rolldown.ChunkingContext): Set<string> {
  if (mainImports) return mainImports
  mainImports = new Set([join(import.meta.dirname, 'src/main.ts')])
  // The set grows while it is walked.
  for (const id of mainImports)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) mainImports.add(imported)
  return mainImports
}

const onlyForStaff = new Map<string, boolean>()

/** Whether a module is part of the admin area, or imported by nothing else. */
function isOnlyForStaff(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (id.includes('/web/src/admin/')) return true
  const known = onlyForStaff.get(id)
  if (known !== undefined) return known
  // For modules that import each other.
  onlyForStaff.set(id, false)
  const info = graph.getModuleInfo(id)
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
  const isOnly = importers.length > 0 && importers.every((importer) => isOnlyForStaff(importer, graph))
  onlyForStaff.set(id, isOnly)
  return isOnly
}

/** What an `import()` preloads: only chunks that every page has not loaded already. */
const omitLoadedChunks: ResolveModulePreloadDependenciesFn = (file, files, { hostId, hostType }) => {
  if (hostType === 'html') return files
  if (/\/main-/.test(hostId)) return []
  return files.filter((other) => other !== file && !/\/(main|react|rolldown-runtime|shared)-/.test(other))
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
        // Otherwise code that pages share is merged into the first of them, and the others import that page.
        experimental: { chunkOptimization: false },
        checks: { bundlerTimings: false },
        // Otherwise a group also takes what its modules import, so that the first script would contain React.
        output: isSsrBuild ? {} : { codeSplitting: { includeDependenciesRecursively: false, groups } },
      },
    },
  }
})
