import type { Page, Route } from '@playwright/test'
import type { Account } from '../sessions.ts'
import type { Site } from '../site.ts'
import { expect, test } from '../test.ts'
import { answerDialogs } from '../texts.ts'

/** A state of a screen. The screens of a list are opened in order, each from the state before. */
export interface Screen {
  screen: string
  open(visit: Visit): Promise<unknown>
  /** Visible texts and labels. A string is the whole text of an element, a pattern is a part of it. */
  texts?: (string | RegExp)[]
  /** Messages of browser dialogs. */
  alerts?: string[]
}

export interface Visit {
  page: Page
  site: Site
  account: Account
}

export const neverRespond = () => {}
export const fail = (route: Route) => route.abort()
export const respond = (status: number, json: object) => (route: Route) => route.fulfill({ status, json })

export const verification = '**/functions/v1/verify-payment'

/** Opens the screens in order and finds their texts. */
export async function expectSpecifiedTexts(screens: Screen[], visit: Visit): Promise<void> {
  const { page } = visit
  const dialogs = answerDialogs(page)
  for (const { screen, open, texts = [], alerts = [] } of screens) {
    await test.step(screen, async () => {
      await open(visit)
      for (const text of texts) {
        const matches = page.getByText(text, { exact: true }).or(page.getByLabel(text, { exact: true }))
        await expect(matches.filter({ visible: true }).first(), `${screen}: ${text}`).toBeVisible()
      }
      for (const text of alerts) await expect.poll(() => dialogs, `${screen}: ${text}`).toContain(text)
    })
  }
}
