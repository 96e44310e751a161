import { textOf } from '../../plan/answers.ts'
import { isDate } from '../../plan/dates.ts'
import {
  dueOn,
  minAnswersForPercent,
  pollOf,
  questionsPerTen,
  replyDueOn,
  sendingOrder,
} from '../../plan/listening.ts'
import { commitmentLevels, commitmentOf, supportFor } from '../../plan/people.ts'
import type { Plan } from '../../plan/types.ts'
import { type Computed, formSheet, holidaysSheet, tableSheet } from './sheets.ts'
import { dateNumber, type Workbook } from './workbook.ts'

const step = (cell: string) =>
  `(${commitmentLevels.map((word, index) => `(${cell}="${word}")*${index}`).join('+')})`

const support: Computed = {
  label: 'Support needed',
  name: 'support',
  formula: ({ at }) => {
    const [d, h] = [at('difference'), at('harm')]
    return `IF(OR(${d}="",${h}=""),"",IF(AND(${d}>=4,${h}>=4),"practice and help beside",IF(${d}>=4,"practice",IF(${h}>=4,"help beside","a clear note"))))`
  },
  value: supportFor,
}

const gap: Computed = {
  label: 'Gap in steps',
  name: 'gap',
  formula: ({ at }) => {
    const [who, now, needed, deed] = [at('who'), at('now'), at('needed'), at('deed')]
    return `IF(${who}="","",IF(OR(${deed}="",${now}="unknown",${now}="",${needed}=""),"unknown",MAX(0,${step(needed)}-${step(now)})))`
  },
  value: (row) => (textOf(row, 'who') === '' ? undefined : (commitmentOf(row).gap ?? 'unknown')),
}

/** Workbook with the affected groups, and a private sheet with the commitment of people. */
export const impactWorkbook = (plan: Plan): Workbook => ({
  title: 'Impact and positions',
  sheets: [
    tableSheet(plan, 'w04', 'groups', { title: 'Groups', computed: [support] }),
    tableSheet(plan, 'w04', 'stance', { title: 'Positions (private)', computed: [gap], bars: 'gap' }),
  ],
})

const yesShare = (poll: 1 | 2): Computed => ({
  label: poll === 1 ? 'First: share of yes' : 'Later: share of yes',
  name: `share${poll}`,
  format: 'percent',
  formula: ({ at }) => {
    const all = `SUM(${at(`yes${poll}`)}:${at(`unsure${poll}`)})`
    return `IF(OR(${at(`yes${poll}`)}="",${all}<${minAnswersForPercent}),"",${at(`yes${poll}`)}/${all})`
  },
  value: () => undefined,
})

/** Workbook with sent messages, two polls, the next message and its sending order. */
export function messageWorkbook(plan: Plan): Workbook {
  const { w06 } = plan
  const shareOf = (poll: 1 | 2) => (row: { id: string }) =>
    pollOf(w06, poll).find(({ id }) => id === row.id)?.share
  const day = textOf(w06, 'sponsor_day')
  const order = isDate(day) ? sendingOrder(day) : []
  const days = [-2, undefined, 1, 5]
  return {
    title: 'Message planner',
    sheets: [
      tableSheet(plan, 'w06', 'sent', { title: 'Sent' }),
      tableSheet(plan, 'w06', 'poll', {
        title: 'Polls',
        computed: [
          { ...yesShare(1), value: shareOf(1) },
          { ...yesShare(2), value: shareOf(2) },
          {
            label: 'Change in points',
            name: 'change',
            format: 'number',
            formula: ({ at }) =>
              `IF(OR(${at('share1')}="",${at('share2')}=""),"",(${at('share2')}-${at('share1')})*100)`,
            value: (row) => {
              const [before, after] = [shareOf(1)(row), shareOf(2)(row)]
              return before === undefined || after === undefined ? undefined : (after - before) * 100
            },
          },
        ],
      }),
      formSheet(
        plan,
        'Next message',
        'w06',
        [
          'group',
          'decided',
          'not_decided',
          'know_by',
          'level',
          'level_on',
          'can_do',
          'sender',
          'sponsor_day',
        ],
        ['Supervisors', 'Sponsor', 'Teams', 'Replies'].map((who, index) => ({
          label: `Sending order: ${who.toLowerCase()}`,
          name: `order_${who.toLowerCase()}`,
          format: 'date' as const,
          formula:
            days[index] === undefined
              ? 'IF(sponsor_day="","",sponsor_day)'
              : `IF(sponsor_day="","",WORKDAY(sponsor_day,${days[index]},Holidays))`,
          value: order[index] && dateNumber(order[index].on),
        })),
      ),
      holidaysSheet,
    ],
  }
}

/** Workbook with objections and their due dates, and the units that have not asked anything. */
export const objectionWorkbook = (plan: Plan): Workbook => ({
  title: 'Objection log',
  sheets: [
    tableSheet(plan, 'w07', 'log', {
      title: 'Log',
      computed: [
        {
          label: 'To hear what will be checked by',
          name: 'reply_due',
          format: 'date',
          formula: ({ at }) => `IF(${at('heard')}="","",WORKDAY(${at('heard')},5,Holidays))`,
          value: (row) => {
            const due = replyDueOn(row)
            return due && dateNumber(due)
          },
        },
        {
          label: 'To be decided by',
          name: 'due',
          format: 'date',
          formula: ({ at }) => `IF(${at('heard')}="","",WORKDAY(${at('heard')},10,Holidays))`,
          value: (row) => {
            const due = dueOn(row)
            return due && dateNumber(due)
          },
        },
        {
          label: 'Overdue',
          name: 'overdue',
          formula: ({ at }) =>
            `IF(${at('due')}="","",IF(AND(${at('told')}="",TODAY()>${at('due')}),"overdue",""))`,
          value: () => '',
        },
      ],
    }),
    tableSheet(plan, 'w07', 'silence', {
      title: 'Silence',
      computed: [
        {
          label: 'Questions for every ten people',
          name: 'per_ten',
          format: 'number',
          formula: ({ at }) =>
            `IF(OR(${at('headcount')}="",${at('questions')}=""),"",IF(${at('headcount')}=0,"",${at('questions')}/${at('headcount')}*10))`,
          value: questionsPerTen,
        },
        {
          label: 'What to do',
          name: 'silence_note',
          formula: ({ at }) => `IF(${at('per_ten')}="","",IF(${at('per_ten')}=0,"go and ask",""))`,
          value: (row) => (questionsPerTen(row) === 0 ? 'go and ask' : ''),
        },
      ],
    }),
    holidaysSheet,
  ],
})
