import { numberOf, rowsOf, textOf } from '../../plan/answers.ts'
import { chainOf, countsOneThing, targetDates } from '../../plan/benefit-chain.ts'
import type { Plan, Row } from '../../plan/types.ts'
import { formSheet, tableSheet } from './sheets.ts'
import { dateNumber, type Workbook } from './workbook.ts'

const differentUnitsMessage = 'These shares do not multiply: they count different things.'

/** Workbook that multiplies the factors of the promise. */
export function benefitChainWorkbook(plan: Plan): Workbook {
  const { w01 } = plan
  const chain = chainOf(w01)
  const dates = targetDates(w01)
  const isCounted = rowsOf(w01, 'factors').some((row) => numberOf(row, 'today') !== undefined)
  const stepOf = (row: Row) =>
    numberOf(row, 'today') === undefined && numberOf(row, 'target') === undefined
      ? undefined
      : chain?.steps.find(({ name }) => name === textOf(row, 'name'))
  return {
    title: 'Benefit chain',
    sheets: [
      formSheet(
        plan,
        'Result',
        'w01',
        ['change_name', 'promise', 'unit', 'baseline', 'product_owner', 'tail'],
        [
          {
            label: 'Share of the promise today',
            name: 'share_today',
            format: 'percent',
            formula: 'IF(COUNT(factors_today)=0,"",PRODUCT(factors_today))',
            value: isCounted ? chain?.share : undefined,
          },
          {
            label: 'Run rate',
            name: 'run_rate',
            format: 'number',
            formula: 'IF(OR(share_today="",promise=""),"",promise*share_today)',
            value: isCounted ? chain?.runRate : undefined,
          },
          {
            label: 'Share with every factor at its target',
            name: 'share_target',
            format: 'percent',
            formula: 'IF(COUNT(factors_goal)=0,"",PRODUCT(factors_goal))',
            value: chain?.targetShare,
          },
          {
            label: 'Run rate with every factor at its target',
            name: 'target_rate',
            format: 'number',
            formula: 'IF(OR(share_target="",promise=""),"",promise*share_target)',
            value: chain?.targetRate,
          },
          {
            label: 'First factor to be counted at its target on',
            name: 'first_count',
            format: 'date',
            formula: 'IF(COUNT(factors_by)=0,"",MIN(factors_by))',
            value: dates && dateNumber(dates.first),
          },
          {
            label: 'All factors to be counted at their targets on',
            name: 'last_count',
            format: 'date',
            formula: 'IF(COUNT(factors_by)=0,"",MAX(factors_by))',
            value: dates && dateNumber(dates.last),
          },
          {
            label: 'Best lever',
            name: 'best_lever',
            format: 'number',
            formula: 'IF(COUNT(factors_lever)=0,"",MAX(factors_lever))',
            value: chain?.best?.lever,
          },
          {
            label: 'Before launch: largest risk',
            name: 'largest_risk',
            format: 'number',
            formula: 'IF(COUNT(factors_risk)=0,"",MAX(factors_risk))',
            value: chain?.best?.risk,
          },
          {
            label: 'Check',
            name: 'check_counts',
            formula: `IF(COUNTA(factors_counts)=0,"",IF(COUNTIF(factors_counts,INDEX(factors_counts,1))<COUNTA(factors_counts),"${differentUnitsMessage}",""))`,
            value: countsOneThing(w01) ? '' : differentUnitsMessage,
          },
        ],
      ),
      tableSheet(plan, 'w01', 'factors', {
        title: 'Chain',
        bars: 'left',
        computed: [
          {
            label: 'Target, or today',
            name: 'goal',
            format: 'percent',
            formula: ({ at }) =>
              `IF(${at('target')}<>"",IF(OR(${at('today')}<>"",COUNT(factors_today)=0),${at('target')},""),IF(${at('today')}<>"",${at('today')},""))`,
            value: (row) => {
              const step = stepOf(row)
              return step && (step.target ?? step.today)
            },
          },
          {
            label: 'Left of the promise',
            name: 'left',
            format: 'number',
            formula: ({ at, first, number }) =>
              `IF(OR(${at('today')}="",promise=""),"",promise*PRODUCT(${above(at('today'), first, number)}))`,
            value: (row) => (numberOf(row, 'today') === undefined ? undefined : stepOf(row)?.left),
          },
          {
            label: 'Expected, at the targets',
            name: 'expected',
            format: 'number',
            formula: ({ at, first, number }) =>
              `IF(OR(${at('goal')}="",promise=""),"",promise*PRODUCT(${above(at('goal'), first, number)}))`,
            value: (row) => stepOf(row)?.expected,
          },
          {
            label: 'Lever: worth of reaching the target',
            name: 'lever',
            format: 'number',
            formula: ({ at }) =>
              `IF(OR(${at('today')}="",${at('target')}="",promise=""),"",IF(share_today=0,"",run_rate*(${at('target')}/${at('today')}-1)))`,
            value: (row) => stepOf(row)?.lever,
          },
          {
            label: 'Before launch: cost of ending ten points short',
            name: 'risk',
            format: 'number',
            formula: ({ at }) =>
              `IF(OR(${at('goal')}="",${at('target')}="",promise=""),"",IF(OR(${at('target')}=0,SUM(share_today)>0),"",target_rate*MIN(1,0.1/${at('target')})))`,
            value: (row) => stepOf(row)?.risk,
          },
        ],
      }),
    ],
  }
}

/** The cells of a column from the first row to this one. */
const above = (cell: string, first: number, number: number) =>
  `${cell.replace(/\d+/, `$$${first}`)}:${cell.replace(/\d+/, String(number))}`
