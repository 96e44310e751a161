import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../prepare.mjs'
import { copyProgram } from '../provision/copy-program.ts'

/**
 * A copy of this release with renamed assets, as after a build of changed sources. Only for fetching assets;
 * a browser would miss nested imports.
 */
export async function nextRelease(): Promise<{ root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'course-next-'))
  await copyProgram(root)
  const client = join(root, 'web/build/client')
  await cp(join(ROOT, 'web/build/client'), client, { recursive: true })
  for (const name of await readdir(join(client, 'assets'))) {
    await rename(join(client, 'assets', name), join(client, 'assets', `next-${name}`))
  }
  for (const name of (await readdir(client)).filter((file) => file.endsWith('.html'))) {
    const page = await readFile(join(client, name), 'utf8')
    await writeFile(join(client, name), page.replaceAll('"/assets/', '"/assets/next-'))
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}
