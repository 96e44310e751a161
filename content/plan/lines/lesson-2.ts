import { formatPercent } from '../../site/format.ts'
import { choicesOf, rowsOf, textOf } from '../answers.ts'
import { chainOf, costOfWaiting } from '../benefit-chain.ts'
import { dateText, isDate } from '../dates.ts'
import { brokenLink, openQuestion, pollOf, sendingOrder, sponsorHours } from '../listening.ts'
import { moneyText, numberText, sum } from '../numbers.ts'
import { commitmentsOf, guessedShare, supportFor } from '../people.ts'
import type { Plan } from '../types.ts'
import { type Result, warning } from './result.ts'

/** The five questions of `w06`, as learners see them. */
const questionTexts: Record<string, string> = {
  needed: 'Is it needed?',
  right: 'Is this the right answer?',
  able: 'Can we do it?',
  meant: 'Do they mean it?',
  bearable: 'Can I live with it?',
}

export function peopleResults({ w04 }: Plan): Result[] {
  const support = rowsOf(w04, 'groups').flatMap((row) => {
    const needs = supportFor(row)
    return needs ? [{ label: textOf(row, 'work') || 'Group', text: needs }] : []
  })
  const gaps = commitmentsOf(w04).flatMap(({ gap }) => (gap ? [gap] : []))
  const results: Result[] = [...support]
  if (gaps.length > 0) results.push({ label: 'Commitment', text: `${gaps.length} gaps, ${sum(gaps)} steps` })
  if (guessedShare(w04) > 1 / 3)
    results.push(warning('Impact', 'More than a third is guessed: not yet a diagnosis.'))
  return results
}

export function sponsorResults(plan: Plan, today: string): Result[] {
  const { w05 } = plan
  const results: Result[] = []
  const broken = rowsOf(w05, 'chain').length > 0 ? brokenLink(w05, today) : undefined
  if (broken)
    results.push(
      warning(
        'Broken link',
        `${textOf(broken, 'who') || textOf(broken, 'level')}: no action in the last 28 days`,
      ),
    )
  const hours = sponsorHours(w05)
  if (hours !== undefined)
    results.push({ label: 'Sponsor’s time in all', text: `${numberText(hours)} hours` })
  const waiting = waitingCost(plan)
  if (waiting)
    results.push({
      label: waiting.name ? `A month in which “${waiting.name}” stays where it is` : 'A month of delay',
      text: moneyText(waiting.cost),
    })
  if (textOf(w05, 'sponsor') && choicesOf(w05, 'controls').length < 3)
    results.push(
      warning(
        'Sponsor',
        'Not yet the sponsor by this course’s test: budgets, targets and time of all concerned.',
      ),
    )
  return results
}

/** The cost of a month in which the best lever is not used; before launch, in which it does not start. */
function waitingCost({ w01 }: Plan): { name: string; cost: number } | undefined {
  const chain = chainOf(w01)
  const best = chain?.best
  if (!chain || !best || !textOf(w01, 'unit').startsWith('dollars')) return undefined
  if (chain.isBeforeLaunch) return { name: '', cost: chain.targetRate / 12 }
  const others = chain.steps.filter((step) => step !== best).map(({ today }) => today)
  return { name: best.name, cost: costOfWaiting(chain.promise, others, best.target! - best.today) }
}

export function messageResults({ w06 }: Plan): Result[] {
  const counts = new Map<string, number>()
  for (const row of rowsOf(w06, 'sent')) {
    const question = textOf(row, 'question')
    if (question) counts.set(question, (counts.get(question) ?? 0) + 1)
  }
  const results: Result[] = [...counts].map(([question, count]) => ({
    label: `Messages on “${question}”`,
    text: String(count),
  }))
  const second = new Map(pollOf(w06, 2).map((line) => [line.id, line]))
  for (const { id, yes, answers, share } of pollOf(w06, 1)) {
    const later = second.get(id)
    const change =
      share !== undefined && later?.share !== undefined
        ? `; later ${formatPercent(later.share)}, ${numberText((later.share - share) * 100)} points`
        : ''
    results.push({
      label: `Yes to “${questionTexts[id] ?? id}”`,
      text: share === undefined ? `${yes} of ${answers}` : `${formatPercent(share)}${change}`,
    })
  }
  const open = openQuestion(w06)
  if (open) results.push({ label: 'Open question', text: questionTexts[open.id] ?? open.id })
  if (open?.id === 'meant')
    results.push(warning('Open question', 'It asks the sponsor to do something, not for a message.'))
  const day = textOf(w06, 'sponsor_day')
  if (isDate(day))
    results.push({
      label: 'Sending order',
      text: sendingOrder(day)
        .map(({ who, on }) => `${who} ${dateText(on)}`)
        .join(', '),
    })
  return results
}
