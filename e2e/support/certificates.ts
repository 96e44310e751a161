import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const sheet = (page: Page) => page.getByRole('img', { name: /^Certificate of Completion: / })
export const nameField = (page: Page) => page.getByLabel('Student Name', { exact: true })
export const dateField = (page: Page) => page.getByLabel('Completion Date')

/** Presses something that downloads, and answers with the file. */
export async function download(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}
