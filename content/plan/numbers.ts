import { formatMoney, formatNumber } from '../site/format.ts'

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const product = (values: readonly number[]): number =>
  values.reduce((total, value) => total * value, 1)

export const moneyText = (dollars: number): string =>
  `${dollars < 0 ? '−' : ''}${formatMoney(Math.abs(Math.round(dollars)) * 100, 'USD')}`

export const numberText = (value: number): string => formatNumber(value, 1)

/** Formats an amount in the unit of the promise. */
export const amountText = (amount: number, unit: string): string =>
  unit === '' || unit.startsWith('dollars') ? moneyText(amount) : `${formatNumber(amount)} ${unit}`
