import { numberOf, rowsOf, textOf } from './answers.ts'
import { dateText, isDate } from './dates.ts'
import { dipInputOf, dipOf } from './dip.ts'
import { moneyText, numberText } from './numbers.ts'
import type { Plan, Row } from './types.ts'

/** A suggested sentence for a field, built from other answers. Undefined while those are missing. */
export function suggestedSentence(plan: Plan, draft: string): string | undefined {
  const sentence = sentenceBuilders[draft]?.(plan)
  return sentence === undefined || sentence === '' ? undefined : sentence
}

const sentenceBuilders: Record<string, (plan: Plan) => string | undefined> = {
  'switch-purpose': ({ w09 }) => dipSentence(w09),
  'switch-process': ({ w10 }) => pathSentence(w10),
  'switch-people': ({ w10 }) => readinessSentence(w10),
  'cell-decide-purpose': ({ w01, w05, w09 }) => {
    const benefit = rowsOf(w09, 'lines').find(({ id }) => id === 'benefit')
    const [from, to] = [numberOf(benefit, 'baseline'), numberOf(benefit, 'needed')]
    const goal =
      from !== undefined && to !== undefined
        ? `${textOf(benefit, 'what')} from ${numberText(from)} to ${numberText(to)} percent${by(textOf(benefit, 'by'))}`
        : clause(textOf(w01, 'one_line'))
    const sponsor = textOf(w05, 'sponsor')
    return goal && `${goal}${sponsor && `; sponsor ${sponsor}`}.`
  },
  'cell-decide-process': ({ w05 }) =>
    sentenceOf(
      rowsOf(w05, 'stops').map((row) => `${clause(textOf(row, 'what'))}: ends${on(textOf(row, 'from'))}`),
    ),
  'cell-decide-people': ({ w04 }) => {
    const groups = rowsOf(w04, 'groups')
    const list = groups.map((row) => `${numberOf(row, 'headcount') ?? ''} ${textOf(row, 'work')}`.trim())
    const most = Math.max(...groups.map(weightOf))
    const heaviest = groups.filter((row) => weightOf(row) === most).map((row) => textOf(row, 'work'))
    const sentence = sentenceOf(list, ', ')
    return sentence && heaviest.length < groups.length
      ? `${clause(sentence)}; heaviest on ${heaviest.join(' and ')}.`
      : sentence
  },
  'cell-design-purpose': ({ w03 }) => {
    const price = numberOf(w03, 'price')
    return price === undefined
      ? undefined
      : `We accept ${moneyText(price)}: ${clause(textOf(w03, 'price_what'))}.`
  },
  'cell-design-process': ({ w02 }) =>
    textOf(w02, 'restraint') && `${clause(textOf(w02, 'restraint'))}${by(textOf(w02, 'restraint_by'))}.`,
  'cell-design-people': ({ w12 }) =>
    sentenceOf(
      rowsOf(w12, 'jobs').map((row) => `${textOf(row, 'group')}: told${by(textOf(row, 'told_by'))}`),
    ),
  'cell-switch-purpose': ({ w09, w11 }) => textOf(w11, 'purpose') || dipSentence(w09),
  'cell-switch-process': ({ w10, w11 }) => textOf(w11, 'process') || pathSentence(w10),
  'cell-switch-people': ({ w10, w11 }) => textOf(w11, 'people') || readinessSentence(w10),
  'cell-settle-purpose': ({ w09 }) => {
    const benefit = rowsOf(w09, 'lines').find(({ id }) => id === 'benefit')
    const owner = textOf(benefit, 'owner')
    return owner && `${owner} signs it each quarter, or strikes it: ${clause(textOf(benefit, 'what'))}.`
  },
  'cell-settle-process': ({ w12 }) =>
    sentenceOf(
      rowsOf(w12, 's7')
        .filter((row) => textOf(row, 'state') === 'planned')
        .map((row) => `${clause(textOf(row, 'evidence'))}${by(textOf(row, 'on'))}`),
    ),
  'cell-settle-people': ({ w10 }) => {
    const leak = rowsOf(w10, 'leaks').find(({ id }) => id === 'newcomers')
    return textOf(leak, 'action') && `Newcomers: ${clause(textOf(leak, 'action'))}.`
  },
}

function dipSentence(w09: Plan[string]): string | undefined {
  const input = dipInputOf(w09)
  if (!input) return undefined
  const floor =
    input.floor === undefined ? '' : `, lower limit ${numberText(input.floor * 100)} percent of normal`
  const look = textOf(w09, 'look_on')
  const signed = textOf(w09, 'dip_signed')
  return `${numberText(input.loss * 100)} percent less for ${input.days} working days${from(textOf(w09, 'dip_from'))}${floor}${look && `, reviewed on ${dateText(look)}`}; ${moneyText(dipOf(input).cost)} a wave${signed && `, signed by ${signed}`}.`
}

const pathSentence = (w10: Plan[string]): string | undefined =>
  sentenceOf(
    rowsOf(w10, 'paths').map((row) => `${clause(textOf(row, 'path'))} closes${on(textOf(row, 'closes'))}`),
  )

function readinessSentence(w10: Plan[string]): string | undefined {
  const [tested, passed] = [numberOf(w10, 'tested'), numberOf(w10, 'passed')]
  if (tested === undefined || passed === undefined) return undefined
  const ready = numberOf(w10, 'ready_at')
  const result = ready === undefined ? 'passed on live-like work' : 'did'
  const aim = ready === undefined ? '' : `${numberText(ready)} percent must pass on live-like work; `
  return `${aim}${passed} of ${tested} ${result}${on(textOf(w10, 'tested_on'))}.`
}

/** How hard a change hits a group of `w04`. */
const weightOf = (group: Row): number => (numberOf(group, 'difference') ?? 0) + (numberOf(group, 'harm') ?? 0)

function sentenceOf(parts: readonly string[], between = '; '): string | undefined {
  const filledParts = parts.filter((part) => part.trim() !== '')
  return filledParts.length === 0 ? undefined : `${filledParts.join(between)}.`
}

/** Without the punctuation at its end, so that a sentence can go on. */
const clause = (text: string): string => text.replace(/[\s.;,:!?]+$/, '')

const by = (date: string) => (isDate(date) ? ` by ${dateText(date)}` : '')
const on = (date: string) => (isDate(date) ? ` on ${dateText(date)}` : '')
const from = (date: string) => (isDate(date) ? ` from ${dateText(date)}` : '')
