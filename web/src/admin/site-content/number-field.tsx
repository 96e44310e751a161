import { useState } from 'react'
import { Field } from '../../ui/field.tsx'

type NumberFieldProps = {
  value: unknown
  onChange: (number: number | null) => void
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** A whole number. What is typed stays as it is until it is one. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => (typeof value === 'number' ? String(value) : ''))
  return (
    <Field
      {...field}
      inputMode="numeric"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(/^\d+$/.test(target.value.trim()) ? Number(target.value) : null)
      }}
    />
  )
}
