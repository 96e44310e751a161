import { existsSync, globSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { ROOT } from '../prepare.mjs'

/** All source files, as paths relative to the root. */
export function sourceFiles(): string[] {
  const folders = ['contract', 'content', 'server', 'web', 'sandbox', 'e2e', 'bench', 'scripts']
  return globSync(`{${folders.join(',')}}/**/*.{ts,tsx,js,mjs}`, {
    cwd: ROOT,
    exclude: (path) => /(^|[\\/])(node_modules|build|data|test-results|results)$/.test(path),
  }).map((file) => file.split(sep).join('/'))
}

/** Resolves the import `name` in the file `from` to a path relative to the root. Undefined for packages. */
export function ourFile(from: string, name: string): string | undefined {
  if (name.startsWith('.'))
    return relative(ROOT, join(ROOT, dirname(from), name))
      .split(sep)
      .join('/')
  const [, workspace, rest] = /^@course\/([^/]+)\/?(.*)$/.exec(name) ?? []
  if (!workspace) return undefined
  const inSource = existsSync(join(ROOT, workspace, 'src'))
  return `${workspace}/${inSource ? 'src/' : ''}${rest}.ts`
}
