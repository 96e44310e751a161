import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ROOT } from '../prepare.mjs'
import { linkPackages, PROGRAM_WORKSPACES } from './link-packages.ts'

const NOT_COPIED = /^(node_modules|build|data)$|\.test\.tsx?$|\.tsbuildinfo$/

/** Copies the program to a folder where it can be modified. Does not build the web pages. */
export async function copyProgram(root: string): Promise<void> {
  for (const part of [...PROGRAM_WORKSPACES, 'package.json', 'tsconfig.base.json']) {
    const filter = (path: string) => !NOT_COPIED.test(basename(path))
    await cp(join(ROOT, part), join(root, part), { recursive: true, filter })
  }
  await linkPackages(ROOT, root)
}
