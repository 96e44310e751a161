import { formatPercent } from '../../site/format.ts'
import { numberOf, rowsOf, textOf } from '../answers.ts'
import { contradictionsOf } from '../contradictions.ts'
import { helpersNeeded } from '../gates.ts'
import { asBefore, cellsOf, isConcrete, reasonsForPlan, weakestPair, weakestStrand } from '../knots.ts'
import { shareOf } from '../measures.ts'
import { namesIn, unansweredPosts } from '../people.ts'
import type { Plan } from '../types.ts'
import { type Result, warning } from './result.ts'

export function switchResults({ w11 }: Plan): Result[] {
  const results: Result[] = []
  const weakest = weakestPair(w11)
  if (weakest && weakest.fit !== 3)
    results.push(
      warning(
        'Weakest pair',
        `${weakest.id.replace('-', ' and ')}: ${weakest.fit === 1 ? 'contradict' : 'strain'}`,
      ),
    )
  rowsOf(w11, 'workarounds').forEach((row, index) => {
    const seen = shareOf(numberOf(row, 'k'), numberOf(row, 'n'))
    if (seen)
      results.push({
        label: textOf(row, 'where') || `Workaround ${index + 1}`,
        text: `seen in ${formatPercent(seen.share)}`,
      })
  })
  const [onShift, ratio] = [numberOf(w11, 'on_shift'), numberOf(w11, 'ratio')]
  if (onShift !== undefined && ratio)
    results.push({ label: 'Helpers for each shift', text: String(helpersNeeded(onShift, ratio)) })
  for (const row of rowsOf(w11, 'exemptions'))
    if (textOf(row, 'who') && !textOf(row, 'ends'))
      results.push(warning(textOf(row, 'who'), 'An exemption needs an end date.'))
  return results
}

export function fitResults({ w12 }: Plan): Result[] {
  const results: Result[] = rowsOf(w12, 's7').some((row) => textOf(row, 'state') !== '')
    ? asBefore(w12).map(({ strand, count }) => ({ label: `As before: ${strand}`, text: String(count) }))
    : []
  for (const row of rowsOf(w12, 'jobs')) {
    const open = unansweredPosts(row)
    if (open === undefined) continue
    const group = textOf(row, 'group') || 'Group'
    if (open > 0)
      results.push(warning(group, `${open} ${open === 1 ? 'person has' : 'people have'} no answer.`))
    else if (open < 0) results.push(warning(group, `${-open} more outcomes than posts.`))
    else results.push({ label: group, text: 'every post accounted for' })
  }
  return results
}

export function planResults(plan: Plan): Result[] {
  const cells = cellsOf(plan.w13)
  const full = cells.filter(({ text }) => text !== '')
  if (full.length === 0) return contradictionsOf(plan).map((text) => warning('Contradiction', text))
  const names = namesIn(plan)
  const empty = cells.find(({ text }) => text === '')
  const weakest = weakestStrand(cells)
  const results: Result[] = [{ label: 'Sentences', text: `${full.length} of ${cells.length}` }]
  if (weakest) results.push({ label: 'Thinnest strand', text: weakest })
  if (empty) results.push({ label: 'First empty cell', text: `${empty.gate}, ${empty.strand}` })
  for (const { gate, strand, text } of full)
    if (!isConcrete(text, names)) results.push(warning(`${gate}, ${strand}`, 'Has no name, number or date.'))
  const reasons = reasonsForPlan(plan.w13)
  if (reasons.length > 0)
    results.push({ label: 'Reasons that go into the plan', text: String(reasons.length) })
  return [...results, ...contradictionsOf(plan).map((text) => warning('Contradiction', text))]
}
