import type { Page, Route } from '@playwright/test'
import { button } from '../page.ts'
import { openAs } from '../sessions.ts'
import { expect } from '../test.ts'
import { openEditor } from '../texts.ts'
import { fail, neverRespond, respond, type Screen } from './screen.ts'

const stats = '**/functions/v1/admin-stats'
const lessonContent = '**/rest/v1/lesson_content*'
const policyContent = '**/rest/v1/policy_content*'

const failWrites = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.continue())

const policyEditor = (page: Page, title: string) => page.getByRole('textbox', { name: title })

const policyScreens = (path: string, title: string): Screen[] => [
  {
    screen: `${title}, editing`,
    async open({ page }) {
      await page.unrouteAll()
      await page.goto(path)
      await expect(button(page, 'Edit')).toBeVisible()
      await openEditor(page, policyEditor(page, title))
      await page.keyboard.type('Edited. ')
    },
    texts: ['Save'],
  },
  {
    screen: `${title}, not saved`,
    async open({ page }) {
      await page.route(policyContent, failWrites)
      await button(page, 'Save').click()
    },
    texts: [`Failed to save ${title}`],
  },
  {
    screen: `${title}, no longer an administrator`,
    async open({ page }) {
      await page.route(policyContent, respond(403, {}))
      await button(page, 'Save').click()
    },
    texts: ['Only administrators can save changes'],
  },
  {
    screen: `${title}, session expired`,
    async open({ page }) {
      await page.route(policyContent, respond(401, {}))
      await button(page, 'Save').click()
    },
    texts: ['You must be logged in to save changes'],
  },
  {
    screen: `${title}, saved`,
    async open({ page }) {
      await page.unroute(policyContent)
      await button(page, 'Save').click()
    },
    texts: [`${title} saved successfully!`, 'Edit'],
  },
]

export const administratorScreens: Screen[] = [
  {
    screen: 'Dashboard of an administrator',
    open: ({ page, site, account }) => openAs(page, site, account),
    texts: [
      'Administrator Access - Full Access to All Lessons',
      ...['Administrator - Full Access', '100%', 'Admin Access'],
    ],
  },
  {
    screen: 'Lesson of an administrator',
    open: ({ page }) => page.goto('/lesson-3?page=3'),
    texts: ['Edit'],
  },
  {
    screen: 'Lesson, editing',
    async open({ page }) {
      await openEditor(page)
      await page.keyboard.type('Edited. ')
    },
    texts: ['Save', 'Bold', 'Italic', 'Underline'],
  },
  {
    screen: 'Lesson, not saved',
    async open({ page }) {
      await page.route(lessonContent, failWrites)
      await button(page, 'Save').click()
    },
    alerts: ['Error saving content. Please try again.'],
  },
  {
    screen: 'Lesson, saved',
    async open({ page }) {
      await page.unroute(lessonContent)
      await button(page, 'Save').click()
    },
    alerts: ['Lesson 3 content saved successfully!'],
  },
  {
    screen: 'Lesson, leaving unsaved changes',
    async open({ page }) {
      await openEditor(page)
      await page.keyboard.type('Unsaved. ')
      await button(page, 'Go Back Home').click()
    },
    alerts: ['You have unsaved changes. Are you sure you want to leave?'],
  },
  ...policyScreens('/privacy', 'Privacy Policy'),
  ...policyScreens('/terms', 'Terms of Service'),
  {
    screen: 'Admin dashboard',
    open: ({ page }) => page.goto('/admin'),
    texts: [
      ...['Admin Dashboard', 'Refresh', 'Total Visits', 'Unique Paid Users'],
      ...['Metric', 'Count', 'Description'],
    ],
  },
  {
    screen: 'Admin dashboard, request failed',
    async open({ page }) {
      await page.route(stats, fail)
      await button(page, 'Refresh').click()
    },
    texts: ['Failed to fetch stats'],
  },
  {
    screen: 'Admin dashboard, access not checked',
    async open({ page }) {
      await page.route('**/functions/v1/admin-me', fail)
      await page.goto('/admin')
    },
    texts: [/^An error occurred\b/],
  },
  {
    screen: 'Admin dashboard, session removed',
    async open({ page }) {
      await page.unrouteAll()
      // The auth client would notice that the session is gone and leave the page.
      await page.route('**/assets/auth-client-*.js', neverRespond)
      await page.goto('/admin')
      await expect(page.getByText('Total Visits').first()).toBeVisible()
      await page.evaluate(() => localStorage.removeItem('course-session'))
      await button(page, 'Refresh').click()
    },
    texts: ['No session found'],
  },
]
