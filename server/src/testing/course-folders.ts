import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { mistakeText, publishCourse, readCourse, writeCourse } from '../course/index.ts'
import { temporaryFolder } from './start-process.ts'
import type { RunningSite } from './start-site.ts'

export const BREAD = join(import.meta.dirname, '../../../e2e/fixtures/bread-at-home')

export async function importFrom(site: RunningSite, folder: string): Promise<string[]> {
  const { mistakes, folder: course } = await readCourse(folder)
  expect(mistakes.map(mistakeText)).toEqual([])
  const changed = await publishCourse(site, course!)
  for (const { onPublished } of site.textKinds) await onPublished?.()
  return changed
}

export async function exportOf(site: RunningSite): Promise<string> {
  const folder = join(temporaryFolder(), 'course')
  await writeCourse(site, folder)
  return folder
}

export function editFile(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(path, text.replace(from, to))
}

export const breadWith = (change: (folder: string) => void): string => {
  const folder = join(temporaryFolder(), 'bread')
  cpSync(BREAD, folder, { recursive: true })
  change(folder)
  return folder
}

export const mistakesIn = async (folder: string) => (await readCourse(folder)).mistakes.map(mistakeText)
