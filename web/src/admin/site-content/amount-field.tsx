import { majorUnits } from '@course/content/site/format'
import { useEffect, useState } from 'react'
import { Field } from '../../ui/field.tsx'

type AmountFieldProps = {
  value: unknown
  /** The whole block, which has the currency. */
  root: unknown
  onChange: (amount: number | null) => void
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** An amount in the main unit of the currency; the value is in the smallest. */
export function AmountField({ value, root, onChange, label, hint, error }: AmountFieldProps) {
  const { currency = 'USD' } = root as { currency?: string }
  const unit = majorUnits(1, currency)
  const [typed, setTyped] = useState(() =>
    typeof value === 'number' ? String(majorUnits(value, currency)) : '',
  )
  // What is typed stays when the currency changes, and is worth something else.
  const amount = parseAmount(typed, unit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the currency changes an amount without typing
  useEffect(() => {
    if (amount !== value) onChange(amount)
  }, [currency])
  return (
    <Field
      label={`${label} (${currency})`}
      hint={hint}
      error={error}
      inputMode="decimal"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(parseAmount(event.target.value, unit))
      }}
    />
  )
}

/** `249.50` or `249,50` in the smallest unit; null for anything else, such as `1,299`, which could mean two amounts. */
function parseAmount(typed: string, unit: number): number | null {
  const pattern = unit === 1 ? /^\d+$/ : /^\d+([.,]\d{1,2})?$/
  const text = typed.trim()
  return pattern.test(text) ? Math.round(Number(text.replace(',', '.')) / unit) : null
}
