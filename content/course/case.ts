import { benefitChain, costOfWaiting } from '../plan/benefit-chain.ts'
import { dipOf } from '../plan/dip.ts'
import { blockNames, loadOf } from '../plan/load.ts'
import { wilson } from '../plan/measures.ts'
import { sum } from '../plan/numbers.ts'
import { formatNumber } from '../site/format.ts'
import { larkmoor } from './case-facts.ts'

/**
 * The numbers of the running case, Larkmoor Water. Lessons name them as `{{runRate}}`, exercises import them, and
 * `case.test.ts` recomputes what the texts say.
 */
export { larkmoor }

const promisedVisits = (larkmoor.jobs * (larkmoor.fixPromised - larkmoor.fixBefore)) / 100
const promise = promisedVisits * larkmoor.visitCost

const chain = (today: readonly number[], targets: readonly number[]) =>
  benefitChain(
    promise,
    ['Covered by the plan', 'Run from the plan', 'Right part and skill'].map((name, index) => ({
      name,
      today: today[index]! / 100,
      target: targets[index]! / 100,
    })),
  )

const mean = (depots: Record<string, number>) => sum(Object.values(depots)) / larkmoor.depots

const dipCost = (loss: number, days: number = larkmoor.dip.days) =>
  dipOf({
    people: larkmoor.dip.technicians,
    output: larkmoor.visitsPerDay,
    days,
    loss: loss / 100,
    isLinear: false,
    unitCost: larkmoor.visitCost,
    floor: larkmoor.dip.floor / 100,
  })

/** Everything that follows from the facts. */
export function caseResults() {
  const start = chain(larkmoor.january, larkmoor.targets)
  const end = chain(larkmoor.june2028, larkmoor.june2028)
  const points = (share: number) => share * (larkmoor.fixPromised - larkmoor.fixBefore)
  const { ranking, openJobs, boards, hold, helpers, dip, byAddress, load, juneLoad } = larkmoor
  const [, use] = start.steps
  const others = start.steps.filter((step) => step !== use).map(({ today }) => today)
  const dips = [
    dipCost(larkmoor.losses[0]).cost + dipCost(larkmoor.afterDip.loss, larkmoor.afterDip.days).cost,
    dipCost(larkmoor.losses[1]).cost,
    dipCost(larkmoor.losses[2]).cost,
  ]
  const boardCost = boards.people * boards.weeks * boards.weeklyCost
  const measured = ((byAddress.june2028 - byAddress.before) / 100) * larkmoor.jobs * larkmoor.visitCost
  const perDepot = larkmoor.technicians / larkmoor.depots
  const helpersPerDepot = Math.ceil(perDepot / helpers.ratio)
  const june = {
    before: loadOf(larkmoor.technicianHours, Object.values(juneLoad.before)),
    after: loadOf(larkmoor.technicianHours, Object.values(juneLoad.after)),
  }
  const learningHours = 4 * (sum(load.after['One Plan'].slice(0, 3)) + juneLoad.before['One Plan'][1])
  const costs = {
    installed: larkmoor.installed,
    hold: hold.weeks * hold.price,
    dips: sum(dips),
    boards: boardCost * larkmoor.depots,
    learning: learningHours * larkmoor.technicians * larkmoor.hourlyCost,
    helpers: helpersPerDepot * larkmoor.depots * helpers.weeks * helpers.hours * larkmoor.hourlyCost,
    grades: larkmoor.dispatchers.coordinators * larkmoor.gradeProtection,
    ending: larkmoor.ending,
    openJobs: openJobs.counted * openJobs.nights * openJobs.cost * openJobs.months,
  }
  const totalCost = sum(Object.values(costs))
  const switchWeeks = june.before.totals[1] ?? 0
  return {
    promisedVisits,
    promise,
    start,
    end,
    fixInJanuary: larkmoor.fixBefore + points(start.share),
    fixTarget: larkmoor.fixBefore + points(start.targetShare),
    useInJanuary: mean(larkmoor.runInJanuary),
    useInJune2028: mean(larkmoor.runInJune2028),
    waiting: costOfWaiting(
      promise,
      others,
      ((ranking.to - ranking.from) / 100) * (ranking.depots / larkmoor.depots),
    ),
    openJobsGuessed: openJobs.guessed * openJobs.nights * openJobs.cost,
    /** What the jobs left open in one region cost while its ranking is suspended. */
    openJobsSuspended: openJobs.counted * ranking.weeks * openJobs.nightsPerWeek * openJobs.cost,
    openJobsCounted: openJobs.counted * openJobs.nights * openJobs.cost,
    elmByAddress: larkmoor.elm.closedAsFixed * (1 - larkmoor.elm.newJobs / 100),
    alderByAddress: larkmoor.alder.closedAsFixed * (1 - larkmoor.alder.newJobs / 100),
    before: loadOf(larkmoor.technicianHours, Object.values(load.before)),
    after: loadOf(larkmoor.technicianHours, Object.values(load.after)),
    june,
    /** Of one technician, in the sixteen weeks from April 5. */
    ledgerHours: 4 * sum(Object.values(load.before).flat()),
    switchWeeks,
    planned: dipCost(dip.planned),
    dips,
    boardCost,
    helpersPerDepot,
    learningHours,
    costs,
    totalCost,
    measured,
    withdrawn: start.targetRate - measured,
    gapToChain: end.runRate - measured,
    monthsOfBenefit: totalCost / (measured / 12),
    readiness: [larkmoor.readiness.first, larkmoor.readiness.second].map(
      (passed) => passed / larkmoor.readiness.tested,
    ),
  }
}

const money = (dollars: number) => `$${formatNumber(Math.round(dollars), 0)}`
const millions = (dollars: number, decimals = 2) => `$${formatNumber(dollars / 1e6, decimals)} million`
const percent = (share: number, decimals = 1) => formatNumber(share * 100, decimals)
const points = (value: number) => formatNumber(value, 0)

/** The numbers as lessons write them, by the name of their placeholder. */
export function caseTexts(): Record<string, string> {
  const facts = larkmoor
  const results = caseResults()
  const { start, end, before, after, costs, dips, planned } = results
  const hours = (total: number | undefined) => (total ?? 0).toFixed(1)
  const loads = Object.fromEntries(
    (['before', 'after'] as const).flatMap((state) =>
      Object.entries<readonly number[]>(facts.load[state]).flatMap(([initiative, weeks]) =>
        weeks.map((week, block) => [
          `${keyOf(initiative)}${state.charAt(0).toUpperCase()}${state.slice(1)}${block + 1}`,
          hours(week),
        ]),
      ),
    ),
  )
  const loadsAfter = blockNames.flatMap((_, block) => [
    [`loadBefore${block + 1}`, hours(before.totals[block])],
    [`loadAfter${block + 1}`, hours(after.totals[block])],
    [`loadBeforeShare${block + 1}`, percent(before.shares[block] ?? 0)],
    [`loadAfterShare${block + 1}`, percent(after.shares[block] ?? 0)],
  ])
  const counted = wilson(5, 20)
  return {
    ...loads,
    ...Object.fromEntries(loadsAfter),
    jobs: formatNumber(facts.jobs, 0),
    technicians: String(facts.technicians),
    dispatchers: String(facts.dispatchers.before),
    planners: String(facts.dispatchers.planners),
    visitCost: money(facts.visitCost),
    installed: millions(facts.installed, 1),
    fixBefore: String(facts.fixBefore),
    fixPromised: String(facts.fixPromised),
    promisedVisits: formatNumber(results.promisedVisits, 0),
    promise: millions(results.promise, 1),
    promiseShort: formatNumber(results.promise / 1e6, 1),
    covered: String(facts.january[0]),
    used: String(facts.january[1]),
    right: String(facts.january[2]),
    coveredTarget: String(facts.targets[0]),
    usedTarget: String(facts.targets[1]),
    rightTarget: String(facts.targets[2]),
    share: percent(start.share),
    runRate: millions(start.runRate),
    leverCovered: money(Math.round((start.steps[0]?.lever ?? 0) / 1000) * 1000),
    leverUsed: money(Math.round((start.steps[1]?.lever ?? 0) / 1000) * 1000),
    leverRight: money(Math.round((start.steps[2]?.lever ?? 0) / 1000) * 1000),
    runElmEnd: String(facts.runInJune2028.Elm),
    emergenciesLow: String(facts.emergenciesLow),
    runElm: String(facts.runInJanuary.Elm),
    fixJanuary: points(results.fixInJanuary),
    fixTarget: points(results.fixTarget),
    restated: millions(results.start.targetRate, 1),
    restatedExact: millions(results.start.targetRate),
    missing: money(Math.round((results.promise - results.start.targetRate) / 1e5) * 1e5),
    boardCost: money(results.boardCost),
    boardsCost: money(costs.boards),
    boardWeekly: money(facts.boards.weeklyCost),
    waiting: money(results.waiting),
    openGuessed: money(results.openJobsGuessed),
    openCounted: money(results.openJobsCounted),
    openCost: money(facts.openJobs.cost),
    gradeEach: money(facts.gradeProtection),
    gradeAll: money(costs.grades),
    ledgerHours: String(results.ledgerHours),
    planSwitch: hours(facts.juneLoad.before['One Plan'][1]),
    switchWeeks: hours(results.switchWeeks),
    switchWeeksShare: percent(results.switchWeeks / facts.technicianHours, 0),
    visitsPerDay: formatNumber(facts.visitsPerDay, 2),
    visitsInDip: formatNumber(facts.visitsPerDay * (1 - facts.dip.planned / 100), 2),
    dipVisits: formatNumber(planned.lostUnits, 0),
    dipPrice: money(planned.cost),
    dipPlanned: String(facts.dip.planned),
    floor: String(facts.dip.floor),
    countLow: percent(counted.low, 0),
    countHigh: percent(counted.high, 0),
    readyFirst: percent(results.readiness[0] ?? 0),
    readySecond: percent(results.readiness[1] ?? 0, 0),
    holdWeek: money(facts.hold.price),
    holdAll: money(costs.hold),
    lossFirst: String(facts.losses[0]),
    lossSecond: String(facts.losses[1]),
    lossThird: String(facts.losses[2]),
    lossAfter: String(facts.afterDip.loss),
    dipFirst: money(dips[0] ?? 0),
    dipsAll: money(costs.dips),
    elmClosed: String(facts.elm.closedAsFixed),
    elmNew: String(facts.elm.newJobs),
    elmByAddress: points(results.elmByAddress),
    alderClosed: String(facts.alder.closedAsFixed),
    alderNew: String(facts.alder.newJobs),
    alderByAddress: points(results.alderByAddress),
    returnsBefore: String(facts.byAddress.returns),
    comparisonSwitched: String(facts.comparison.switched),
    comparisonGap: String(facts.comparison.switched - facts.comparison.waiting),
    comparisonWaiting: String(facts.comparison.waiting),
    addressBefore: String(facts.byAddress.before),
    addressJanuary: String(facts.byAddress.january),
    addressThreshold: String(facts.byAddress.threshold),
    addressTarget: String(facts.byAddress.target),
    addressEnd: String(facts.byAddress.june2028),
    coveredEnd: String(facts.june2028[0]),
    usedEnd: String(facts.june2028[1]),
    rightEnd: String(facts.june2028[2]),
    shareEnd: percent(end.share),
    chainEnd: millions(end.runRate),
    measured: millions(results.measured),
    withdrawn: millions(results.withdrawn),
    gapToChain: money(Math.round(results.gapToChain / 1e4) * 1e4),
    learningHours: formatNumber(results.learningHours, 0),
    learning: money(costs.learning),
    helpersCost: money(costs.helpers),
    totalCost: millions(results.totalCost),
    months: points(results.monthsOfBenefit),
    ending: money(costs.ending),
    openAll: money(costs.openJobs),
    openYearly: money(12 * results.openJobsCounted),
    restCost: money(costs.hold + costs.openJobs + costs.grades + costs.ending),
  }
}

const keyOf = (initiative: string) =>
  ({ 'One Plan': 'plan', Meters: 'meters', Safety: 'safety', 'Expenses tool': 'expenses' })[initiative]!

/** Replaces placeholders such as `{{runRate}}` by the numbers of the case. */
export function fillInCase(text: string): string {
  const texts = caseTexts()
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = texts[name]
    if (value === undefined) throw new Error(`The running case has no number named ${name}`)
    return value
  })
}
