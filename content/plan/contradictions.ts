import { formatPercent } from '../site/format.ts'
import { numberOf, rowsOf, textOf } from './answers.ts'
import { addWorkdays, dateText, isDate } from './dates.ts'
import { gatesOf, latePaths, wavesOf } from './gates.ts'
import { blockNames, blockOf, ledgerEnd, loadsOf, maxFineLoad } from './load.ts'
import { unansweredPosts } from './people.ts'
import type { Plan } from './types.ts'

/** Contradictions between parts of the plan, as sentences. Empty parts are ignored. */
export const contradictionsOf = (plan: Plan): string[] => [
  ...gateOrder(plan),
  ...reviewDate(plan),
  ...latePaths(plan.w10).map((path) => `${path} stays open beyond day 90.`),
  ...dipWithoutTarget(plan),
  ...loadAtSwitch(plan),
  ...deferredIntoDip(plan),
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
  const look = textOf(w09, 'look_on')
  const end = dipEnd(w09)
  return end && isDate(look) && look < end
    ? [`The dip is judged on ${dateText(look)}, before it ends on ${dateText(end)}.`]
    : []
}

function dipEnd(w09: Plan[string]): string | undefined {
  const from = textOf(w09, 'dip_from')
  const days = numberOf(w09, 'dip_days')
  return isDate(from) && days ? addWorkdays(from, days - 1) : undefined
}

const dipWithoutTarget = ({ w08, w09 }: Plan): string[] =>
  (numberOf(w09, 'dip_loss') ?? 0) > 0 && rowsOf(w08, 'targets').length === 0
    ? ['A dip is planned, and no target was lowered for it.']
    : []

/** The load in the weeks of the switch. Without a date for either, the highest load counts. */
function loadAtSwitch({ w08, w10 }: Plan): string[] {
  const loads = loadsOf(w08)
  if (!loads) return []
  const { peak, shares } = loads.after ?? loads.before
  const switchOn = switchDate(w10)
  const end = ledgerEnd(w08)
  if (!switchOn || !end) return peak > maxFineLoad ? ['The load stays above ten percent of the week.'] : []
  if (switchOn > end)
    return [`The load is counted until ${dateText(end)}, and the switch is on ${dateText(switchOn)}.`]
  const block = blockOf(w08, switchOn)
  const share = block === undefined ? 0 : shares[block]!
  return share > maxFineLoad
    ? [
        `The switch falls into ${blockNames[block!]!.toLowerCase()}, when changes take ${formatPercent(share)} of the week.`,
      ]
    : []
}

/** What was put off lands on people who are learning. */
function deferredIntoDip({ w08, w09 }: Plan): string[] {
  const [to, from, end] = [textOf(w08, 'ask_to'), textOf(w09, 'dip_from'), dipEnd(w09)]
  return end && isDate(to) && to >= from && to <= end
    ? [`What is moved to ${dateText(to)} lands in the dip, which lasts until ${dateText(end)}.`]
    : []
}

/** The first wave, or the date of the gate. */
function switchDate(w10: Plan[string]): string | undefined {
  const [first] = wavesOf(w10)
    .map(({ on }) => on)
    .toSorted()
  const gate = gatesOf(w10).find(({ id }) => id === 'switch')?.on ?? ''
  return first ?? (isDate(gate) ? gate : undefined)
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
    return open > 0
      ? [`${textOf(row, 'group')}: ${open} ${open === 1 ? 'person has' : 'people have'} no answer.`]
      : []
  })

function sponsorAfterLaunch({ w05, w10 }: Plan): string[] {
  const launch = switchDate(w10)
  const dates = rowsOf(w05, 'dates')
    .map((row) => textOf(row, 'on'))
    .filter(isDate)
  return launch && dates.length > 0 && !dates.some((on) => on >= launch)
    ? ['The sponsor has no date after the switch.']
    : []
}
