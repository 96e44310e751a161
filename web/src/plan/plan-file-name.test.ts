import { expect, test } from 'vitest'
import { planFileName } from './plan-file-name.ts'

test.each([
  ['One Plan', '.pdf', 'change-plan-one-plan-2027-06-30.pdf'],
  ['  ', '.docx', 'change-plan-2027-06-30.docx'],
  ['A/B: “план”?', '-annex-private.pdf', 'change-plan-a-b-“план”-2027-06-30-annex-private.pdf'],
])('names the file of %j with suffix %j: %j', (name, suffix, file) => {
  expect(planFileName(name, '2027-06-30', suffix)).toBe(file)
})
