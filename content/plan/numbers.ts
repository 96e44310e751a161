const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const product = (values: readonly number[]): number =>
  values.reduce((total, value) => total * value, 1)

export const moneyText = (dollars: number): string =>
  `${dollars < 0 ? '−' : ''}$${whole.format(Math.abs(Math.round(dollars)))}`

export const numberText = (value: number): string => tenth.format(value)

/** A share of 1 as percent with one decimal. */
export const percentText = (share: number): string => `${tenth.format(share * 100)} %`

/** An amount in the unit that the promise is counted in. */
export const amountText = (amount: number, unit: string): string =>
  unit === '' || unit.startsWith('dollars') ? moneyText(amount) : `${whole.format(amount)} ${unit}`
