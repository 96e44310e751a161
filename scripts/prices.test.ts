import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formattedPrices, publishContent, siteContent } from '@course/content/site/content'
import { nextSteps } from '@course/content/site/offer'
import { refundDays } from '@course/content/site/pricing'
import { afterEach, expect, test } from 'vitest'
import { currentOffer } from '../server/src/sales/checkout/price.ts'
import { frontPageHead } from '../web/head.ts'
import { ROOT } from './prepare.mjs'

const AMOUNT = /[$€£¥₹₩]\s?\d{2,}|[€£¥₹₩]\s?\d|\b\d[\d.,]*\s?(?:[€£¥₹₩]|USD\b|EUR\b|GBP\b|dollars?\b)/

afterEach(() => publishContent({}))

test('shows the prices of the specification', () => {
  expect(formattedPrices()).toEqual({ original: '$499', current: '$299', saving: '$200', hasDiscount: true })
  expect(nextSteps().enroll).toBe('Enroll for $299')
  expect(siteContent().offer.urgency).toBe('Limited time offer - Save $200')
})

test('changes all texts and the charged amount with the price and currency', () => {
  publishContent({ offer: { currency: 'EUR', originalCents: 420_00, currentCents: 259_50 } })
  expect(nextSteps().enroll).toBe('Enroll for €259.50')
  expect(siteContent().offer.urgency).toBe('Limited time offer - Save €160.50')
  expect(frontPageHead()).toContain('"price":259.5,"priceCurrency":"EUR"')
  expect(currentOffer()).toMatchObject({ amount: 25950, currency: 'eur' })
})

test('has no hard-coded amounts in texts', () => {
  // The sample lesson is excluded, because its amounts belong to an example.
  const files = globSync('{content/site,content/course/mail,web}/**/*.{ts,tsx,html,json,svg}', {
    cwd: ROOT,
    exclude: (path) => /(^|[\\/])(node_modules|build)$/.test(path),
  }).filter((file) => !/\.test\.tsx?$|site.(format|pages.sample)\.ts$/.test(file))
  expect(files).toContain(join('web', 'src', 'landing', 'enrollment.tsx'))
  const amounts = files.flatMap((file) => {
    const found = AMOUNT.exec(readFileSync(join(ROOT, file), 'utf8'))
    return found ? [`${file}: ${found[0]}`] : []
  })
  expect(amounts).toEqual([])
})

test('promises the same refund period in the terms and in emails', () => {
  const terms = readFileSync(join(ROOT, 'content/site/policies/terms.html'), 'utf8')
  expect(terms).toContain(`within ${refundDays} days of paying`)
})

test('does not mention the price in lessons and quizzes', () => {
  const files = globSync('content/course/{lessons,quizzes}/**/*.{ts,html}', { cwd: ROOT })
  const pricePatterns = [formattedPrices().original, formattedPrices().current].map(
    (text) => new RegExp(`\\${text}(?![\\d,])`),
  )
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    for (const pattern of pricePatterns) expect(text, file).not.toMatch(pattern)
  }
})

test('has a discounted price in whole cents', () => {
  expect(
    Number.isInteger(siteContent().offer.currentCents) && Number.isInteger(siteContent().offer.originalCents),
  ).toBe(true)
  expect(siteContent().offer.currentCents).toBeGreaterThan(0)
  expect(siteContent().offer.currentCents).toBeLessThan(siteContent().offer.originalCents)
  expect(siteContent().offer.currency).toMatch(/^[A-Z]{3}$/)
})
