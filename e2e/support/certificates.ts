import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const sheet = (page: Page) => page.getByRole('img', { name: /^Certificate of Completion: / })
export const nameField = (page: Page) => page.getByLabel('Student Name', { exact: true })
export const dateField = (page: Page) => page.getByLabel('Completion Date')

/** Starts a download and returns the file. */
export async function download(
  page: Page,
  startDownload: () => Promise<void>,
): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), startDownload()])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}
