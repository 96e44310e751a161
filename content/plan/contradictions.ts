import { numberOf, rowsOf, textOf } from './answers.ts'
import { addWorkdays, dateText, isDate } from './dates.ts'
import { gatesOf, latePaths } from './gates.ts'
import { loadsOf, maxFineLoad } from './load.ts'
import { unansweredPosts } from './people.ts'
import type { Plan } from './types.ts'

/** Contradictions between parts of the plan, as sentences. Empty parts are ignored. */
export const contradictionsOf = (plan: Plan): string[] => [
  ...gateOrder(plan),
  ...reviewDate(plan),
  ...latePaths(plan.w10).map((path) => `${path} stays open beyond day 90.`),
  ...dipWithoutTarget(plan),
  ...loadAtSwitch(plan),
  ...lossesWithoutAnswer(plan),
  ...postsWithoutOutcome(plan),
  ...sponsorAfterLaunch(plan),
]

function gateOrder(plan: Plan): string[] {
  const dated = gatesOf(plan.w10).filter(({ on }) => isDate(on))
  return dated.flatMap((gate, index) => {
    const before = dated[index - 1]
    if (!before || before.on <= gate.on) return []
    return [`The gate ${capitalize(gate.id)} comes before the gate ${capitalize(before.id)}.`]
  })
}

const capitalize = (id: string) => id[0]!.toUpperCase() + id.slice(1)

function reviewDate({ w09 }: Plan): string[] {
  const [from, look] = [textOf(w09, 'dip_from'), textOf(w09, 'look_on')]
  const days = numberOf(w09, 'dip_days')
  if (!isDate(from) || !isDate(look) || !days) return []
  const end = addWorkdays(from, days - 1)
  return look < end ? [`The dip is judged on ${dateText(look)}, before it ends on ${dateText(end)}.`] : []
}

const dipWithoutTarget = ({ w08, w09 }: Plan): string[] =>
  (numberOf(w09, 'dip_loss') ?? 0) > 0 && rowsOf(w08, 'targets').length === 0
    ? ['A dip is planned, and no target was lowered for it.']
    : []

function loadAtSwitch({ w08 }: Plan): string[] {
  const loads = loadsOf(w08)
  return loads && (loads.after ?? loads.before).peak > maxFineLoad
    ? ['The load stays above ten percent of the week.']
    : []
}

function lossesWithoutAnswer({ w04, w07 }: Plan): string[] {
  const log = rowsOf(w07, 'log')
  if (log.length === 0) return []
  return rowsOf(w04, 'groups').flatMap((group) => {
    const objections = log.filter(
      (row) => textOf(row, 'group') === group.id && textOf(row, 'strand') === 'people',
    )
    const isOpen = objections.some((row) => ['', 'pending'].includes(textOf(row, 'answer')))
    return textOf(group, 'loses') && isOpen ? [`${textOf(group, 'work')}: a loss has no answer yet.`] : []
  })
}

const postsWithoutOutcome = ({ w12 }: Plan): string[] =>
  rowsOf(w12, 'jobs').flatMap((row) => {
    const open = unansweredPosts(row) ?? 0
    return open > 0 ? [`${textOf(row, 'group')}: ${open} people have no answer.`] : []
  })

function sponsorAfterLaunch({ w05, w10 }: Plan): string[] {
  const launch = gatesOf(w10).find(({ id }) => id === 'switch')?.on ?? ''
  const dates = rowsOf(w05, 'dates')
    .map((row) => textOf(row, 'on'))
    .filter(isDate)
  return isDate(launch) && dates.length > 0 && !dates.some((on) => on >= launch)
    ? ['The sponsor has no date after the switch.']
    : []
}
