import { publicClientKey } from '@course/contract/client-key'
import type { PolicyType } from '@course/contract/policies'
import { expect, type Page } from '@playwright/test'
import { sessionOf } from './learners.ts'
import type { Site } from './site.ts'

/**
 * Opens a page as the administrator, in a session that all tests share: how often one account may sign in is limited.
 * A test that ends its session signs in by itself instead.
 */
export async function enterAsAdministrator(page: Page, site: Site, path: string): Promise<void> {
  const session = JSON.stringify(await sessionOf(site, site.admin))
  await page.goto('/robots.txt')
  await page.evaluate((kept) => localStorage.setItem('course-session', kept), session)
  await page.goto(path)
}

/** Saves a policy without a browser and answers with what was stored. */
export async function savePolicy(site: Site, type: PolicyType, content: string): Promise<string> {
  const { access_token, user } = await sessionOf(site, site.admin)
  const answer = await fetch(`${site.url}/rest/v1/policy_content?select=content`, {
    method: 'POST',
    headers: {
      apikey: publicClientKey,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify({ policy_type: type, content, updated_by: user.id, is_current: true }),
  })
  const [row] = (await answer.json()) as { content: string }[]
  expect(row).toBeDefined()
  return row?.content ?? ''
}
