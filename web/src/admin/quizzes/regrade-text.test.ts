import { expect, test } from 'vitest'
import { regradePreviewText } from './regrade-text.ts'

test.each([
  [
    { attempts: 9310, raised: 412, people: 37, lower: 0 },
    '412 of 9,310 attempts get a better score, 37 more people pass, and no one loses a pass.',
  ],
  [
    { attempts: 4, raised: 1, people: 1, lower: 2 },
    '1 of 4 attempts gets a better score, 1 more person passes, and no one loses a pass. 2 attempts would get a lower score, so they keep their current score.',
  ],
  [{ attempts: 1, raised: 0, people: 0, lower: 0 }, 'No scores would go up in 1 attempt.'],
])('regradePreviewText summarizes %o', (changes, sentence) => {
  expect(regradePreviewText({ key: '', ...changes })).toBe(sentence)
})
