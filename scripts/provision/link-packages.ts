import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'

export const PROGRAM_WORKSPACES = ['contract', 'content', 'server', 'web', 'sandbox']

/** Links the packages of another folder into a copy of the program. The workspaces link to the copy itself. */
export async function linkPackages(installed: string, copy: string): Promise<void> {
  const [from, to] = [join(installed, 'node_modules'), join(copy, 'node_modules')]
  await mkdir(join(to, '@course'), { recursive: true })
  for (const name of await readdir(from)) {
    if (name !== '@course') await symlink(join(from, name), join(to, name), 'junction')
  }
  for (const workspace of PROGRAM_WORKSPACES) {
    await symlink(join(copy, workspace), join(to, '@course', workspace), 'junction')
  }
}
