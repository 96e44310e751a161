import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { controlClass } from './field.tsx'

type SearchFormProps = {
  id?: string
  label: string
  submitLabel: string
  maxLength: number
  /** What is searched for now, which the field shows, also after going back. */
  query: string
  /** Called with what was typed, without spaces around it; empty to end the search. */
  onSearch: (query: string) => void
  className?: string
}

/** A search field with its button. */
export function SearchForm({
  id,
  label,
  submitLabel,
  maxLength,
  query,
  onSearch,
  className,
}: SearchFormProps) {
  const fieldId = useId()
  const input = useRef<HTMLInputElement>(null)
  // A layout effect, so that what is typed immediately is kept.
  useLayoutEffect(() => {
    if (input.current) input.current.value = query
  }, [query])
  return (
    <search id={id} className={classNames('block max-w-reading', className)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(input.current?.value.trim() ?? '')
        }}
      >
        <label htmlFor={fieldId} className="mb-1.5 block text-sm font-semibold">
          {label}
        </label>
        <div className="flex gap-3">
          <input
            ref={input}
            id={fieldId}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            defaultValue={query}
            className={classNames(controlClass, 'min-w-0 flex-1')}
          />
          <Button type="submit" variant="secondary">
            {submitLabel}
          </Button>
        </div>
      </form>
    </search>
  )
}
