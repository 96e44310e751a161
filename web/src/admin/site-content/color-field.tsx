import { isColor } from '@course/content/site/brand-color'
import { Field } from '../../ui/field.tsx'

type ColorFieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: string
  onChange: (color: string) => void
}

/** A color as text and in the browser's color picker. */
export function ColorField({ value, onChange, ...field }: ColorFieldProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-3">
      <Field
        {...field}
        className="col-start-1 row-start-1"
        value={value}
        placeholder="#5b2a86"
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        type="color"
        aria-label={`${field.label}, color picker`}
        className="col-start-2 row-start-1 h-12 w-16 self-start rounded-md border border-outline bg-surface p-1 [margin-top:1.7rem]"
        value={isColor(value) ? value : '#5b2a86'}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
