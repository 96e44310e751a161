import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runCaptured } from '../launch/child.mjs'
import { ROOT } from '../launch/paths.mjs'

const PARTS = ['contract', 'content', 'server', 'web', 'sandbox', 'package.json', 'tsconfig.base.json']
const NOT_COPIED = /^(node_modules|build|data)$|\.test\.tsx?$|\.tsbuildinfo$/

/** What of content/ is the course itself; the rest are functions over it and words that suit any course. */
const COURSE = [
  'course/lessons',
  'course/images',
  'course/quizzes',
  'course/quizzes.ts',
  'course/exercises',
  'course/exercises.ts',
]

/** The program in a folder of its own, with another course in it and its pages built. */
export async function copyWithContent(content: string): Promise<{ root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'course-copy-'))
  const remove = () => rm(root, { recursive: true, force: true })
  try {
    for (const part of PARTS) {
      const filter = (path: string) => !NOT_COPIED.test(basename(path))
      await cp(join(ROOT, part), join(root, part), { recursive: true, filter })
    }
    for (const part of COURSE) await rm(join(root, 'content', part), { recursive: true })
    await cp(content, join(root, 'content'), { recursive: true })
    await linkPackages(root)
    const { code, output } = await runCaptured(process.execPath, ['web/build.ts'], { cwd: root })
    if (code !== 0) throw new Error(`The pages could not be built:\n${output}`)
    return { root, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Installed packages are shared, but the workspaces must be those of the copy. */
async function linkPackages(root: string): Promise<void> {
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')]
  await mkdir(join(to, '@course'), { recursive: true })
  for (const name of await readdir(from)) {
    if (name !== '@course') await symlink(join(from, name), join(to, name), 'junction')
  }
  for (const workspace of ['contract', 'content', 'server', 'web', 'sandbox']) {
    await symlink(join(root, workspace), join(to, '@course', workspace), 'junction')
  }
}
