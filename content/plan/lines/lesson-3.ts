import { formatPercent } from '../../site/format.ts'
import { numberOf, rowsOf, textOf } from '../answers.ts'
import { dateText } from '../dates.ts'
import { dipInputOf, dipOf } from '../dip.ts'
import { gatesOf, holdCost, latePaths, readinessOf, slowestStrand, wavesOf } from '../gates.ts'
import { dueOn, isOverdue, questionsPerTen } from '../listening.ts'
import { blockNames, loadsOf } from '../load.ts'
import { adoptionOf, isBrokenToday, measureOf, spreadOf, teamsOf, thresholdCheckOf } from '../measures.ts'
import { moneyText, numberText } from '../numbers.ts'
import type { Plan } from '../types.ts'
import { type Result, warning } from './result.ts'

const usualAnswer: Record<string, string> = {
  purpose: 'line held',
  process: 'plan changed',
  people: 'support changed',
}

export function objectionResults({ w07 }: Plan, today: string): Result[] {
  const log = rowsOf(w07, 'log')
  const results: Result[] = log.flatMap((row, index) => {
    const due = dueOn(row)
    return due ? [{ label: `Objection ${index + 1}`, text: `to be decided by ${dateText(due)}` }] : []
  })
  const overdue = log.filter((row) => isOverdue(row, today)).length
  if (overdue > 0) results.push(warning('Overdue', `${overdue} of ${log.length}`))
  log.forEach((row, index) => {
    const [strand, answer] = [textOf(row, 'strand'), textOf(row, 'answer')]
    if (
      strand &&
      answer &&
      answer !== 'pending' &&
      usualAnswer[strand] !== answer &&
      textOf(row, 'true') === 'yes'
    )
      results.push({
        label: `Objection ${index + 1}`,
        text: `is about ${strand} and true, and the answer is: ${answer}`,
      })
  })
  for (const row of rowsOf(w07, 'silence')) {
    const perTen = questionsPerTen(row)
    if (perTen === undefined) continue
    const unit = textOf(row, 'unit') || 'Unit'
    results.push(
      perTen === 0
        ? warning(unit, 'No question in four weeks: go and ask.')
        : { label: unit, text: `${numberText(perTen)} questions for every ten people` },
    )
  }
  return results
}

export function loadResults({ w08 }: Plan): Result[] {
  const loads = loadsOf(w08)
  if (!loads) return []
  const { before, after } = loads
  const line = ({ shares }: typeof before) =>
    shares.map((share, block) => `${blockNames[block]!.toLowerCase()} ${formatPercent(share)}`).join(', ')
  const results: Result[] = [{ label: 'Share of the week', text: line(before) }]
  if (after) results.push({ label: 'After relief', text: line(after) })
  const last = after ?? before
  results.push(
    last.assessment === 'fine'
      ? { label: 'Load', text: 'Fine: at most ten percent.' }
      : warning('Load', `${last.assessment[0]!.toUpperCase()}${last.assessment.slice(1)}.`),
  )
  return results
}

const rangeText = ({ low, high }: { low: number; high: number }) =>
  `between ${Math.round(low * 100)} and ${Math.round(high * 100)}%`

export function measureResults({ w09 }: Plan): Result[] {
  const results: Result[] = []
  for (const line of ['adoption', 'proficiency', 'benefit', 'counter']) {
    const today = measureOf(w09, line)?.today
    if (!today) continue
    const range = today.interval ? rangeText(today.interval) : 'all cases counted'
    results.push({ label: `Today: ${line}`, text: `${formatPercent(today.share)}, ${range}` })
    const row = measureOf(w09, line)?.row
    if (isBrokenToday(row))
      results.push(
        warning(
          `Threshold: ${line}`,
          'Today is already below it. Write from when it counts: “from week six …”',
        ),
      )
    const check = thresholdCheckOf(row)
    if (check?.isByChance)
      results.push(
        warning(
          `Threshold: ${line}`,
          `One count of this size cannot tell it from anything ${rangeText(check.unclear)}. Count more cases, or act on two low counts in a row.`,
        ),
      )
  }
  const adoption = measureOf(w09, 'adoption')?.row
  if (adoption && textOf(adoption, 'counted_in') === 'people')
    results.push(warning('Adoption', 'Count cases: people who could use it are not work done by it.'))
  const spread = spreadOf(teamsOf(w09).map(({ share }) => share))
  if (spread !== undefined)
    results.push({ label: 'Between best and worst team', text: `${numberText(spread * 100)} points` })
  const input = dipInputOf(w09)
  if (input) {
    const { lostUnits, cost, costAtFloor } = dipOf(input)
    const waves = numberOf(w09, 'dip_waves') ?? 1
    results.push({ label: 'The dip of one wave', text: `${numberText(lostUnits)} lost, ${moneyText(cost)}` })
    if (waves > 1) results.push({ label: 'All waves', text: moneyText(cost * waves) })
    if (costAtFloor !== undefined)
      results.push({ label: 'One wave at the lower limit', text: moneyText(costAtFloor) })
  }
  if (adoptionOf(w09)?.isBehind)
    results.push(
      warning(
        'Adoption',
        'Two weeks more than ten points under the plan: act on the address, not the average.',
      ),
    )
  return results
}

export function gateResults({ w10 }: Plan): Result[] {
  const results: Result[] = []
  if (rowsOf(w10, 'criteria').some((row) => textOf(row, 'met') !== ''))
    for (const { id, isOpen, missing } of gatesOf(w10))
      results.push({ label: `Gate ${id}`, text: isOpen ? 'open' : `shut: ${missing.join(', ')}` })
  const slowest = rowsOf(w10, 'criteria').length > 0 ? slowestStrand(w10) : undefined
  if (slowest) results.push({ label: 'Slowest strand', text: slowest })
  const readiness = readinessOf(w10)
  if (readiness)
    results.push({
      label: 'Readiness',
      text: `${formatPercent(readiness.share)}${readiness.isEnough === undefined ? '' : readiness.isEnough ? ', enough' : ', not enough: the gate stays shut'}`,
    })
  const held = holdCost(w10)
  if (held !== undefined) results.push({ label: 'Cost of the hold', text: moneyText(held) })
  for (const { units, reviews } of wavesOf(w10))
    results.push({
      label: units || 'Wave',
      text: reviews.map(({ after, on }) => `day ${after}: ${dateText(on)}`).join(', '),
    })
  return [...results, ...latePaths(w10).map((path) => warning(path, 'Closes after day 90.'))]
}
