import { expect, test } from 'vitest'
import { GIFT_MESSAGE_MAX_CHARACTERS, parseGift } from './gifts.ts'

const typed = { recipient: '', sender: '', message: '', sendOn: '' }
const today = '2026-12-01'

test('everything about a gift is optional; without a recipient there is no day of delivery', () => {
  const nothing = { recipient: null, sender: '', message: '', sendOn: null }
  expect(parseGift(typed, today)).toEqual({ gift: nothing })
  expect(parseGift({ ...typed, sendOn: '2026-12-24' }, today)).toEqual({ gift: nothing })
})

test('keeps the lines of a message, and no other control characters', () => {
  const gift = { recipient: ' Bo@Example.com ', sender: ' Ada\n', message: ' Dear Bo,\r\n\u0000hi\t! ' }
  expect(parseGift({ ...typed, ...gift, sendOn: '2026-12-24' }, today).gift).toEqual({
    ...{ recipient: 'bo@example.com', sender: 'Ada', message: 'Dear Bo,\n hi !', sendOn: '2026-12-24' },
  })
})

test('names every field that is wrong', () => {
  const most = 'x'.repeat(GIFT_MESSAGE_MAX_CHARACTERS)
  expect(parseGift({ ...typed, message: most }, today).gift?.message).toBe(most)
  const wrong = { recipient: 'bo', sender: 'x'.repeat(81), message: `${most}x`, sendOn: '2027-12-02' }
  expect(Object.keys(parseGift(wrong, today).problems ?? {})).toEqual(Object.keys(typed))
  expect(parseGift({ ...typed, sendOn: '2026-13-01' }, today).problems).toHaveProperty('sendOn')
})
