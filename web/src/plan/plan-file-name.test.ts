import { expect, test } from 'vitest'
import { planFileName } from './plan-file-name.ts'

test.each([
  ['One Plan', '.pdf', 'change-plan-one-plan-2027-06-30.pdf'],
  ['  ', '.docx', 'change-plan-2027-06-30.docx'],
  ['A/B: “план”?', '-annex-private.pdf', 'change-plan-a-b-“план”-2027-06-30-annex-private.pdf'],
])('of %j with %j it is %j', (name, ending, file) => {
  expect(planFileName(name, '2027-06-30', ending)).toBe(file)
})
