import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('../../../content/site/price.ts')
  vi.resetModules()
})

async function render(originalCents: number): Promise<string> {
  vi.doMock('../../../content/site/price.ts', () => ({
    price: { currency: 'USD', originalCents, currentCents: 299_00 },
  }))
  const { Enrollment } = await import('./enrollment.tsx')
  const { PaymentFrame } = await import('../checkout/payment-frame.tsx')
  return [createElement(Enrollment, { CourseLink: undefined }), createElement(PaymentFrame, null, null)]
    .map((element) => renderToStaticMarkup(createElement(MemoryRouter, {}, element)))
    .join('')
}

test('shows the regular price and the saving of a discounted course', async () => {
  const html = await render(499_00)
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

test('shows one price and no offer without a discount', async () => {
  const html = await render(299_00)
  expect(html).toContain('$299')
  expect(html).not.toMatch(/Regular price|You save|\$0|Limited time offer|Original price|<s[ >]/)
})
