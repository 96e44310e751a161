import { describe, expect, test } from 'vitest'
import { numberOf, rowsOf } from '../../../plan/answers.ts'
import { contradictionsOf } from '../../../plan/contradictions.ts'
import { addDays, dateText } from '../../../plan/dates.ts'
import { cellsOf, isConcrete } from '../../../plan/knots.ts'
import { blockColumns, blockOf } from '../../../plan/load.ts'
import { thresholdCheckOf } from '../../../plan/measures.ts'
import { sum } from '../../../plan/numbers.ts'
import { namesIn } from '../../../plan/people.ts'
import { exercises } from '../../exercises.ts'
import { bankAnswers, bankPlan } from './bank.ts'
import { foodBankAnswers, foodBankPlan } from './food-bank.ts'
import { hospitalAnswers, hospitalPlan } from './hospital.ts'
import { fairAnswers, poorAnswers } from './marked-plans.ts'

const examples = [
  { article: hospitalPlan, plan: hospitalAnswers },
  { article: bankPlan, plan: bankAnswers },
  { article: foodBankPlan, plan: foodBankAnswers },
]

describe.each(examples)('$article.slug', ({ article, plan }) => {
  test('has no contradictions', () => {
    expect(contradictionsOf(plan)).toEqual([])
  })

  test('has twelve sentences, each with a name, a number or a date', () => {
    const names = namesIn(plan)
    const cells = cellsOf(plan.w13)
    expect(cells.filter(({ text }) => !isConcrete(text, names)).map(({ text }) => text)).toEqual([])
    expect(cells.every(({ text }) => text.length <= 200)).toBe(true)
  })

  test('decides by counts that are exact enough', () => {
    for (const line of rowsOf(plan.w09, 'lines'))
      expect(thresholdCheckOf(line)?.isByChance ?? false, line.id).toBe(false)
  })

  test('answers only questions that the exercises ask', () => {
    for (const [id, answers] of Object.entries(plan)) {
      const fields = exercises.find((exercise) => exercise.id === id)?.fields.map(({ name }) => name)
      expect(fields).toEqual(expect.arrayContaining(Object.keys(answers ?? {})))
    }
  })

  test('moves hours within the ledger and loses none', () => {
    const hoursIn = (field: string) =>
      sum(rowsOf(plan.w08, field).flatMap((row) => blockColumns.map((block) => numberOf(row, block) ?? 0)))
    expect(hoursIn('after')).toBeCloseTo(hoursIn('ledger'), 6)
  })

  test('computes its text from its answers', () => {
    const text = JSON.stringify(article)
    expect(text).not.toMatch(/undefined|NaN|null/)
  })
})

test('the marked plans are as poor and as fair as their notes say', () => {
  const vague = (plan: typeof poorAnswers) =>
    cellsOf(plan.w13).filter(({ text }) => !isConcrete(text, namesIn(plan))).length
  expect(vague(poorAnswers)).toBe(12)
  expect(contradictionsOf(poorAnswers)).toEqual(['The sponsor has no date after the switch.'])
  expect(contradictionsOf(fairAnswers)).toHaveLength(3)
})

test('the bank ends its paper file on one day, and begins what it moved on the day it asks for', () => {
  const [first] = rowsOf(bankAnswers.w10, 'paths')
  const ending = rowsOf(bankAnswers.w05, 'dates').find(({ what }) => String(what).startsWith('Paper file'))
  expect(ending?.on).toBe(first?.closes)
  expect(bankAnswers.w13?.switch_process).toContain(dateText(String(first?.closes)))
  const campaign = rowsOf(bankAnswers.w08, 'after').at(-1)!
  const block = blockOf(bankAnswers.w08, String(bankAnswers.w08?.ask_to))!
  expect(addDays(String(bankAnswers.w08?.start), 28 * block)).toBe(bankAnswers.w08?.ask_to)
  expect(blockColumns.slice(0, block).map((column) => campaign[column])).toEqual(
    blockColumns.slice(0, block).map(() => 0),
  )
})

test('the bank is before launch, and learns its most sensitive factor', () => {
  expect(JSON.stringify(bankPlan)).toContain(
    '“Requests decided in the branch”: ten points short of its target cost $145,350',
  )
})
