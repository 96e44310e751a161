import { numberOf, textOf } from '../../plan/answers.ts'
import { chainOf, countsOneThing } from '../../plan/benefit-chain.ts'
import type { Plan, Row } from '../../plan/types.ts'
import { formSheet, tableSheet } from './sheets.ts'
import type { Workbook } from './workbook.ts'

const differentUnitsMessage = 'These shares do not multiply: they count different things.'

/** Workbook that multiplies the factors of the promise. */
export function benefitChainWorkbook(plan: Plan): Workbook {
  const { w01 } = plan
  const chain = chainOf(w01)
  const stepOf = (row: Row) =>
    numberOf(row, 'today') === undefined
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
            value: chain?.share,
          },
          {
            label: 'Run rate',
            name: 'run_rate',
            format: 'number',
            formula: 'IF(OR(share_today="",promise=""),"",promise*share_today)',
            value: chain?.runRate,
          },
          {
            label: 'Share with every factor at its target',
            name: 'share_target',
            format: 'percent',
            formula: 'IF(COUNT(factors_today)=0,"",PRODUCT(factors_goal))',
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
            label: 'Best lever',
            name: 'best_lever',
            format: 'number',
            formula: 'IF(COUNT(factors_lever)=0,"",MAX(factors_lever))',
            value: chain?.best?.lever,
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
              `IF(${at('today')}="","",IF(${at('target')}="",${at('today')},${at('target')}))`,
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
              `IF(OR(${at('today')}="",promise=""),"",promise*PRODUCT(${at('today').replace(/\d+/, `$$${first}`)}:${at('today').replace(/\d+/, String(number))}))`,
            value: (row) => stepOf(row)?.left,
          },
          {
            label: 'Lever: worth of reaching the target',
            name: 'lever',
            format: 'number',
            formula: ({ at }) =>
              `IF(OR(${at('today')}="",${at('target')}="",promise=""),"",IF(${at('today')}=0,"",run_rate*(${at('target')}/${at('today')}-1)))`,
            value: (row) => stepOf(row)?.lever,
          },
        ],
      }),
    ],
  }
}
