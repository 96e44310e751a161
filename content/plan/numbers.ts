const formats: Intl.NumberFormat[] = []

/** Formats a number with up to this many decimals. */
export function decimalText(value: number, decimals: number): string {
  // Created on first use, because it is slow to construct.
  formats[decimals] ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals })
  return formats[decimals].format(value)
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const product = (values: readonly number[]): number =>
  values.reduce((total, value) => total * value, 1)

export const moneyText = (dollars: number): string =>
  `${dollars < 0 ? '−' : ''}$${decimalText(Math.abs(Math.round(dollars)), 0)}`

export const numberText = (value: number): string => decimalText(value, 1)

/** Formats a fraction of 1 as a percentage with one decimal. */
export const percentText = (share: number): string => `${decimalText(share * 100, 1)}%`

/** Formats an amount in the unit of the promise. */
export const amountText = (amount: number, unit: string): string =>
  unit === '' || unit.startsWith('dollars') ? moneyText(amount) : `${decimalText(amount, 0)} ${unit}`
