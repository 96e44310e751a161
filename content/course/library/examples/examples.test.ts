import { describe, expect, test } from 'vitest'
import { numberOf, rowsOf } from '../../../plan/answers.ts'
import { chainOf } from '../../../plan/benefit-chain.ts'
import { contradictionsOf } from '../../../plan/contradictions.ts'
import { addDays, dateText } from '../../../plan/dates.ts'
import { cellsOf, isConcrete } from '../../../plan/knots.ts'
import { blockColumns, blockOf } from '../../../plan/load.ts'
import { isBrokenToday, thresholdCheckOf } from '../../../plan/measures.ts'
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

  test('says from when a threshold counts that today’s count would break', () => {
    for (const line of rowsOf(plan.w09, 'lines')) expect(isBrokenToday(line), line.id).toBe(false)
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

  test('names in its sentences what its tables say', () => {
    const { w01, w05, w10, w13 } = plan
    const chain = chainOf(w01)!
    const [amount] = String(w13?.decide_purpose).match(/\d[\d,.]*( million)?/)!
    const promised = Number.parseFloat(amount.replaceAll(',', '')) * (amount.endsWith('million') ? 1e6 : 1)
    expect(Math.abs(promised / chain.targetRate - 1)).toBeLessThan(0.01)
    const [path] = rowsOf(w10, 'paths')
    const [wave] = rowsOf(w10, 'waves')
    expect(w13?.switch_process).toContain(dateText(String(path?.closes)).split(',')[0])
    expect(rowsOf(w05, 'dates').map(({ on }) => on)).toContain(wave?.on)
  })

  test('moves hours only into the weeks that it names', () => {
    const { w08 } = plan
    const named = [...String(w08?.ask_what).matchAll(/weeks (\d+)/g)].map(([, week]) => `weeks${week}`)
    const asked = blockColumns[blockOf(w08, String(w08?.ask_to))!]
    const moved = rowsOf(w08, 'after').flatMap((row, index) => {
      const before = rowsOf(w08, 'ledger')[index]!
      return blockColumns.filter((block) => numberOf(row, block)! > numberOf(before, block)!)
    })
    expect(moved.filter((block) => block !== asked && !named.includes(block))).toEqual([])
    expect(moved).toContain(asked)
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

test('the food bank counts its benefit as its chain does, of all visits, and is over the dip when it is reviewed', () => {
  const { w01, w09 } = foodBankAnswers
  const benefit = rowsOf(w09, 'lines').find(({ id }) => id === 'benefit')
  const chain = chainOf(w01)!
  expect(numberOf(benefit, 'k')! / numberOf(benefit, 'n')!).toBeCloseTo(chain.share, 6)
  expect(numberOf(benefit, 'needed')! / 100).toBeCloseTo(chain.targetShare, 2)
  // It is open once a week.
  const lastDay = addDays(String(w09?.dip_from), 7 * (numberOf(w09, 'dip_days')! - 1))
  expect(lastDay < String(w09?.look_on)).toBe(true)
  expect(foodBankAnswers.w13?.decide_process).toContain(dateText(String(w09?.dip_from)).split(',')[0])
})

test('the hospital counts beds at noon as long as its sentence says so', () => {
  const { w05, w08, w13 } = hospitalAnswers
  for (const text of [w05?.option2, w13?.decide_process, rowsOf(w08, 'targets')[0]?.target])
    expect(text).toContain('noon')
})

test('the bank’s committee takes only what its rule lets through', () => {
  expect(bankAnswers.w13?.decide_process).toMatch(/up to \$50,000 .* only with a written reason/)
  expect(JSON.stringify(bankPlan)).not.toContain('under $50,000')
})

test('the bank is before launch, and learns its most sensitive factor', () => {
  expect(JSON.stringify(bankPlan)).toContain(
    '“Requests decided in the branch”: ten points short of its target cost $145,350',
  )
})
