import { expect, test } from 'vitest'
import { siteContent } from '../content.ts'

test.each(['Can I get a refund?', 'Do I get an invoice?'])(
  '“%s” leads to the account, where customers do it themselves',
  (question) => {
    const item = siteContent().faq.items.find((one) => one.question === question)
    expect(item?.link?.path).toBe('/account')
    expect(item?.answer).toMatch(/in your account/i)
    expect(item?.answer).not.toMatch(/\bemail (us|[\w.]+@)/i)
  },
)
