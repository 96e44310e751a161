import { formatPercent } from '../../site/format.ts'
import { rowsOf, textOf } from '../answers.ts'
import { chainOf, countsOneThing, targetDates } from '../benefit-chain.ts'
import { dateText } from '../dates.ts'
import { isConcrete, isTied, weakestPair } from '../knots.ts'
import { firstMissingElement } from '../listening.ts'
import { amountText } from '../numbers.ts'
import { namesIn } from '../people.ts'
import type { Plan } from '../types.ts'
import { type Result, warning } from './result.ts'

export function benefitResults({ w01 }: Plan): Result[] {
  const chain = chainOf(w01)
  if (!chain) return []
  const unit = textOf(w01, 'unit')
  const dates = targetDates(w01)
  const results: Result[] = chain.isBeforeLaunch
    ? [{ label: 'Today', text: 'nothing to count yet: the targets say what is expected' }]
    : [
        { label: 'Share of the promise today', text: formatPercent(chain.share) },
        { label: 'Run rate', text: amountText(chain.runRate, unit) },
      ]
  if (chain.steps.some(({ target }) => target !== undefined))
    results.push({
      label: 'With every factor at its target',
      text: `${formatPercent(chain.targetShare)}, ${amountText(chain.targetRate, unit)}`,
    })
  if (chain.isBeforeLaunch && dates)
    results.push({
      label: 'To be counted',
      text:
        dates.first === dates.last
          ? `on ${dateText(dates.last)}`
          : `the first factor on ${dateText(dates.first)}, all of them on ${dateText(dates.last)}`,
    })
  if (chain.best)
    results.push(
      chain.isBeforeLaunch
        ? {
            label: 'Most sensitive before launch',
            text: `${chain.best.name || 'the factor without a name'}: ten points short of its target cost ${amountText(chain.best.risk!, unit)}`,
          }
        : {
            label: 'Best lever',
            text: `${chain.best.name || 'the factor without a name'}: ${amountText(chain.best.lever!, unit)}`,
          },
    )
  if (chain.isBeforeLaunch && !chain.best)
    results.push(warning('Before launch', 'Give every factor a target: there is nothing to count yet.'))
  if (chain.share < 0.5 && !chain.isBeforeLaunch)
    results.push(warning('Run rate', 'Less than half the promise.'))
  if (!countsOneThing(w01))
    results.push(warning('The chain', 'These shares do not multiply: they count different things.'))
  return results
}

export function lensResults({ w02 }: Plan): Result[] {
  if (rowsOf(w02, 'sample').length === 0) return []
  const element = firstMissingElement(w02)
  return [
    { label: 'First missing element', text: element ?? 'none that fewer than half of ten or more showed' },
  ]
}

export function knotResults(plan: Plan): Result[] {
  const { w03 } = plan
  const names = namesIn(plan)
  const vague = ['purpose', 'process', 'people'].filter((strand) => {
    const sentence = textOf(w03, strand)
    return sentence !== '' && !isConcrete(sentence, names)
  })
  const weakest = weakestPair(w03)
  const results = vague.map((strand) => warning(`Sentence on ${strand}`, 'Has no number, date or name.'))
  if (weakest && weakest.fit !== 3)
    results.push(
      warning(
        'Weakest pair',
        `${weakest.id.replace('-', ' and ')}: ${weakest.fit === 1 ? 'contradict' : 'strain'}`,
      ),
    )
  if (weakest) results.push({ label: 'The knot', text: isTied(w03) ? 'tied' : 'not tied yet' })
  return results
}
