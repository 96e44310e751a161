import { textOf } from '../../plan/answers.ts'
import { isDate } from '../../plan/dates.ts'
import { gatesOf, holdCost, readinessOf, reviewDays } from '../../plan/gates.ts'
import type { Plan } from '../../plan/types.ts'
import { type Computed, formSheet, holidaysSheet, tableSheet } from './sheets.ts'
import { dateNumber, type Workbook } from './workbook.ts'

const review = (after: number, index: number): Computed => ({
  label: `Day ${after}`,
  name: `day${after}`,
  format: 'date',
  formula: ({ at }) => `IF(${at('on')}="","",WORKDAY(${at('on')}+${after}-1,1,Holidays))`,
  value: (row) => {
    const on = textOf(row, 'on')
    return isDate(on) ? dateNumber(reviewDays(on)[index]!.on) : undefined
  },
})

/** Workbook with the gates and their criteria, readiness, old ways, leaks, and the review dates of each wave. */
export function gateWorkbook(plan: Plan): Workbook {
  const { w10 } = plan
  const gates = gatesOf(w10)
  const readiness = readinessOf(w10)
  return {
    title: 'Gate record and calendar',
    sheets: [
      tableSheet(plan, 'w10', 'gates', {
        title: 'Gates',
        computed: [
          {
            label: 'Open or shut',
            name: 'state',
            // The sheet has three criteria per gate, in gate order.
            formula: ({ number }) =>
              `IF(COUNTIF(Criteria!C${(number - 2) * 3 + 2}:C${(number - 2) * 3 + 4},"yes")=3,"open","shut")`,
            value: (_row, index) => (gates[index]?.isOpen ? 'open' : 'shut'),
          },
        ],
      }),
      tableSheet(plan, 'w10', 'criteria', { title: 'Criteria' }),
      formSheet(
        plan,
        'Readiness',
        'w10',
        [
          'tested',
          'passed',
          'ready_at',
          'tested_on',
          'hold_by',
          'hold_price',
          'hold_weeks',
          'successor',
          'q365',
          'q365_number',
          'q365_asked',
        ],
        [
          {
            label: 'Ready',
            name: 'ready_share',
            format: 'percent',
            formula: 'IF(OR(tested="",passed=""),"",IF(tested=0,"",passed/tested))',
            value: readiness?.share,
          },
          {
            label: 'Against the threshold',
            name: 'ready_state',
            formula:
              'IF(OR(ready_share="",ready_at=""),"",IF(ready_share>=ready_at,"enough","not enough: the gate stays shut"))',
            value:
              readiness?.isEnough === undefined
                ? undefined
                : readiness.isEnough
                  ? 'enough'
                  : 'not enough: the gate stays shut',
          },
          {
            label: 'Cost of the hold',
            name: 'hold_cost',
            format: 'money',
            formula: 'IF(OR(hold_weeks="",hold_price=""),"",hold_weeks*hold_price)',
            value: holdCost(w10),
          },
        ],
      ),
      tableSheet(plan, 'w10', 'paths', { title: 'Old ways' }),
      tableSheet(plan, 'w10', 'leaks', { title: 'Ways back' }),
      tableSheet(plan, 'w10', 'waves', { title: 'Waves', computed: [30, 90, 180, 365].map(review) }),
      holidaysSheet,
    ],
  }
}
