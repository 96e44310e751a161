import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'

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
  const input = useRef<HTMLInputElement>(null)
  // A layout effect, so that what is typed immediately is kept.
  useLayoutEffect(() => {
    if (input.current) input.current.value = query
  }, [query])
  return (
    <search id={id} className={classNames('block max-w-reading', className)}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(input.current?.value.trim() ?? '')
        }}
      >
        <Field
          ref={input}
          label={label}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          defaultValue={query}
          className="min-w-0 flex-1 basis-48"
        />
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
      </form>
    </search>
  )
}
