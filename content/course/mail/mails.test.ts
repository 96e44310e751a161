import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtInCourse } from '../../site/course.ts'
import { orderConfirmation } from './checkout.ts'
import { mailDefinitions } from './mails.ts'
import { welcome } from './reminders.ts'

test('the welcome reminder gives the reading time that the pages show', () => {
  const text = welcome({ link: 'https://course.example', hours: 24 }).paragraphs.join(' ')
  const minutes = Number(/about (\d+) minutes/.exec(text)?.[1])
  const shown = builtInCourse.lessons.flatMap((lesson): readonly number[] => lesson.minutes)
  expect(minutes).toBeGreaterThanOrEqual(Math.min(...shown))
  expect(minutes).toBeLessThanOrEqual(Math.max(...shown))
})

test('the order confirmation asks for a password only if none was chosen, and sends no one to email for a refund', () => {
  const order = { number: 'A-1', paidOn: 'March 1, 2027', amount: 29900, currency: 'usd' }
  const { paragraphs, notes = [] } = orderConfirmation(order, {
    setPasswordLink: 'https://course.example',
    hours: 24,
  })
  expect(paragraphs).toContain(
    "If you haven't chosen a password yet, set one so you can sign in on any device.",
  )
  expect(notes.filter((note) => note.includes('refund'))).toEqual([
    expect.stringContaining('in your account'),
  ])
})

test('the list of mails is complete, and each one has its own name', () => {
  const folder = import.meta.dirname
  const defined = globSync('*.ts', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/= defineMail(?:<[^(]+>)?\(\s*'([\w-]+)'/g)].map(
      ([, name]) => name!,
    ),
  )
  expect(mailDefinitions.map(({ name }) => name).toSorted()).toEqual(defined.toSorted())
  expect(new Set(defined).size).toBe(defined.length)
})
