import { publishContent } from '@course/content/site/content'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { PaymentProvider } from '../checkout/payment-context.tsx'
import { PaymentFrame } from '../checkout/payment-frame.tsx'
import { Enrollment } from './enrollment.tsx'

afterEach(() => publishContent({}))

function render(originalCents: number): string {
  publishContent({ offer: { originalCents } })
  return [
    createElement(PaymentProvider, null, createElement(Enrollment, { CourseLink: undefined })),
    createElement(PaymentFrame, null, null),
  ]
    .map((element) => renderToStaticMarkup(createElement(MemoryRouter, {}, element)))
    .join('')
}

test('shows the regular price and the saving of a discounted course', () => {
  const html = render(499_00)
  for (const text of [
    'Regular price',
    'You save',
    '−$200',
    'Limited time offer - Save $200',
    'Original price',
  ])
    expect(html).toContain(text)
  expect(html.match(/<s[ >]/g)).toHaveLength(2)
})

test('shows one price and no offer without a discount', () => {
  const html = render(299_00)
  expect(html).toContain('$299')
  expect(html).not.toMatch(/Regular price|You save|\$0|Limited time offer|Original price|<s[ >]/)
})
