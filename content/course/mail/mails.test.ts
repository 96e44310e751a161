import { expect, test } from 'vitest'
import { course } from '../../site/course.ts'
import { orderConfirmation } from './checkout.ts'
import { welcome } from './reminders.ts'

test('the welcome reminder gives the reading time that the pages show', () => {
  const text = welcome({ link: 'https://course.example', hours: 24 }).paragraphs.join(' ')
  const minutes = Number(/about (\d+) minutes/.exec(text)?.[1])
  const shown = course.lessons.flatMap((lesson): readonly number[] => lesson.minutes)
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
