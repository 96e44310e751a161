import { numberOf, textOf } from '../../plan/answers.ts'
import { dipInputOf, dipOf } from '../../plan/dip.ts'
import { blockColumns, blockNames, loadsOf } from '../../plan/load.ts'
import { adoptionOf, plannedAdoption, shareOf, spreadOf, teamsOf, wilson } from '../../plan/measures.ts'
import type { Plan, Row } from '../../plan/types.ts'
import { type Computed, formSheet, tableSheet } from './sheets.ts'
import type { CellFormat, Workbook } from './workbook.ts'

/** Workbook with the load of a role in blocks of four weeks, before and after relief. */
export function loadWorkbook(plan: Plan): Workbook {
  const loads = loadsOf(plan.w08)
  const lines = (
    table: 'ledger' | 'after',
    word: string,
    load: NonNullable<typeof loads>['before'] | undefined,
  ) => {
    const shares = blockColumns.map((column) => `share_${table}_${column}`)
    const all = shares.join(',')
    // The last block holds what was put off, which is often nothing.
    const isMissing = `OR(${shares
      .slice(0, -1)
      .map((share) => `${share}=""`)
      .join(',')})`
    const areAdjacent = shares
      .slice(1)
      .map((share, block) => `AND(SUM(${shares[block]})>0.1,SUM(${share})>0.1)`)
    return [
      ...blockColumns.map((column, block) => ({
        label: `${word}: ${blockNames[block]!.toLowerCase()}, share of the week`,
        name: shares[block]!,
        format: 'percent' as CellFormat,
        formula: `IF(OR(hours="",COUNT(${table}_${column})=0),"",SUM(${table}_${column})/hours)`,
        value: load?.shares[block],
      })),
      {
        label: `${word}: what it means`,
        name: `verdict_${table}`,
        formula: `IF(${isMissing},"",IF(OR(MAX(${all})>0.2,${areAdjacent.join(',')}),"something will give: choose it",IF(MAX(${all})>0.1,"needs a moved target","fine")))`,
        value: load?.assessment,
      },
    ]
  }
  return {
    title: 'Load ledger',
    sheets: [
      formSheet(
        plan,
        'Result',
        'w08',
        ['role', 'hours', 'start', 'ask_whom', 'ask_what', 'ask_to', 'ask_by'],
        [...lines('ledger', 'Before', loads?.before), ...lines('after', 'After relief', loads?.after)],
      ),
      tableSheet(plan, 'w08', 'ledger', { title: 'Before' }),
      tableSheet(plan, 'w08', 'after', { title: 'After' }),
      tableSheet(plan, 'w08', 'targets', { title: 'Targets' }),
    ],
  }
}

const share: Computed = {
  label: 'Share',
  name: 'share',
  format: 'percent',
  formula: ({ at }) =>
    `IF(OR(${at('k')}="",${at('n')}=""),"",IF(OR(${at('n')}<=0,${at('k')}>${at('n')}),"",${at('k')}/${at('n')}))`,
  value: (row) => shareOfRow(row)?.share,
}

const shareOfRow = (row: Row) => shareOf(numberOf(row, 'k'), numberOf(row, 'n'))

/** Lower or upper bound of the Wilson interval. */
const limit = (label: string, name: 'low' | 'high'): Computed => ({
  label,
  name,
  format: 'percent',
  formula: ({ at }) => {
    const [p, n] = [at('share'), at('n')]
    const [sign, outer, bound] = name === 'low' ? ['-', 'MAX', 0] : ['+', 'MIN', 1]
    return `IF(${p}="","",${outer}(${bound},(${p}+1.96^2/(2*${n})${sign}1.96*SQRT(${p}*(1-${p})/${n}+1.96^2/(4*${n}^2)))/(1+1.96^2/${n})))`
  },
  value: (row) => (shareOfRow(row) ? wilson(numberOf(row, 'k')!, numberOf(row, 'n')!)[name] : undefined),
})

/** A count of all cases has no range. */
const unlessAllAreCounted = (column: Computed): Computed => ({
  ...column,
  formula: (row) => `IF(${row.at('scope')}="all","",${column.formula(row)})`,
  value: (row, index) => (textOf(row, 'scope') === 'all' ? undefined : column.value(row, index)),
})

const limits = [limit('At least (95%)', 'low'), limit('At most (95%)', 'high')]
const counted = [share, ...limits]

/** Workbook with the four measures, weekly counts against the planned curve, and the cost of the dip. */
export function measureWorkbook(plan: Plan): Workbook {
  const { w09 } = plan
  const curve = adoptionOf(w09)?.curve
  const input = dipInputOf(w09)
  const dip = input && dipOf(input)
  const waves = numberOf(w09, 'dip_waves') ?? 1
  const logistic = (week: string) => `1/(1+EXP(-(${week}-curve_middle)/curve_spread))`
  const atShare = (part: string) => `dip_people*dip_output*dip_days*${part}*IF(dip_shape="linear",0.5,1)`
  const lacks = 'OR(dip_people="",dip_output="",dip_days="",dip_loss="",dip_cost="")'
  return {
    title: 'Measures and dip',
    sheets: [
      tableSheet(plan, 'w09', 'lines', {
        title: 'Lines',
        computed: [share, ...limits.map(unlessAllAreCounted)],
      }),
      tableSheet(plan, 'w09', 'weeks', {
        title: 'Weekly counts',
        computed: [
          {
            label: 'Planned',
            name: 'planned',
            format: 'percent',
            formula: ({ at }) =>
              `IF(OR(${at('week')}="",curve_start="",curve_ceiling="",curve_middle="",curve_spread=""),"",curve_start+(curve_ceiling-curve_start)*(${logistic(at('week'))}-${logistic('0')})/(1-${logistic('0')}))`,
            value: (row) => {
              const week = numberOf(row, 'week')
              return curve && week !== undefined ? plannedAdoption(curve, week) : undefined
            },
          },
          ...counted,
        ],
      }),
      tableSheet(plan, 'w09', 'teams', { title: 'Teams', computed: counted, bars: 'share' }),
      formSheet(
        plan,
        'Dip and curve',
        'w09',
        [
          'dip_people',
          'dip_output',
          'dip_days',
          'dip_waves',
          'dip_loss',
          'dip_shape',
          'dip_cost',
          'floor',
          'dip_from',
          'look_on',
          'dip_signed',
          'curve_start',
          'curve_ceiling',
          'curve_middle',
          'curve_spread',
        ],
        [
          {
            label: 'Lost units of one wave',
            name: 'lost_units',
            format: 'number',
            formula: `IF(${lacks},"",${atShare('dip_loss')})`,
            value: dip?.lostUnits,
          },
          {
            label: 'Price of one wave',
            name: 'dip_price',
            format: 'money',
            formula: `IF(${lacks},"",lost_units*dip_cost)`,
            value: dip?.cost,
          },
          {
            label: 'Price of all waves',
            name: 'dip_price_all',
            format: 'money',
            formula: 'IF(dip_price="","",dip_price*IF(dip_waves="",1,dip_waves))',
            value: dip && dip.cost * waves,
          },
          {
            label: 'Price of one wave at the lower limit',
            name: 'dip_price_floor',
            format: 'money',
            formula: `IF(OR(${lacks},floor=""),"",${atShare('(1-floor)')}*dip_cost)`,
            value: dip?.costAtFloor,
          },
          {
            label: 'Between best and worst team, in points',
            name: 'team_spread',
            format: 'number',
            formula: 'IF(COUNT(teams_share)<2,"",(MAX(teams_share)-MIN(teams_share))*100)',
            value: spread(plan),
          },
        ],
      ),
    ],
  }
}

function spread({ w09 }: Plan): number | undefined {
  const shares = teamsOf(w09).map((team) => team.share)
  const distance = spreadOf(shares)
  return distance === undefined ? undefined : distance * 100
}
