const formats: Intl.NumberFormat[] = []

/** A number with as many decimals as it has, up to so many. */
export function decimalText(value: number, decimals: number): string {
  // Made when it is needed, for it takes long to load.
  formats[decimals] ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals })
  return formats[decimals].format(value)
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const product = (values: readonly number[]): number =>
  values.reduce((total, value) => total * value, 1)

export const moneyText = (dollars: number): string =>
  `${dollars < 0 ? '−' : ''}$${decimalText(Math.abs(Math.round(dollars)), 0)}`

export const numberText = (value: number): string => decimalText(value, 1)

/** A share of 1 as percent with one decimal. */
export const percentText = (share: number): string => `${decimalText(share * 100, 1)} %`

/** An amount in the unit that the promise is counted in. */
export const amountText = (amount: number, unit: string): string =>
  unit === '' || unit.startsWith('dollars') ? moneyText(amount) : `${decimalText(amount, 0)} ${unit}`
