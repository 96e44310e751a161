import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field, Select } from '../../ui/field.tsx'

export type Filter =
  | {
      name: string
      label: string
      kind: 'choice'
      /** Label of the option without a filter. */
      all?: string
      options: readonly (readonly [value: string, label: string])[]
    }
  | {
      name: string
      label: string
      kind: 'day'
      /** The day in force without this filter. */
      fallback?: string
    }

/** More filters than this use rows of three. */
const MAX_IN_ONE_ROW = 4

/** The search params hold the filters, so filtered lists can be bookmarked and shared. Folded on phones. */
export function FilterBar({ filters }: { filters: readonly Filter[] }) {
  const [params, setParams] = useFilterParams()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const active = filters.filter(({ name }) => params.has(name)).length
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    // A changed filter starts at the first page.
    next.delete('cursor')
    setParams(next)
  }
  // Keep params that are not filters, such as the selected list.
  const clear = ({ currentTarget }: MouseEvent) => {
    // Clear removes this button, so move the focus to the first filter.
    currentTarget.parentElement?.querySelector<HTMLElement>('select, input')?.focus()
    const names = ['cursor', ...filters.map(({ name }) => name)]
    setParams(new URLSearchParams([...params].filter(([name]) => !names.includes(name))))
  }
  return (
    <div className={classNames('grid gap-4 sm:flex-1', isOpen && 'max-sm:w-full')}>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        className="justify-self-start sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {active === 0 ? 'Filters' : `Filters (${active})`}
      </Button>
      <search
        id={id}
        className={classNames(
          'items-end gap-x-4 gap-y-3 max-sm:grid',
          filters.length > MAX_IN_ONE_ROW ? 'sm:grid sm:grid-cols-3' : 'sm:flex sm:flex-wrap',
          !isOpen && 'max-sm:hidden',
        )}
      >
        {filters.map((filter) =>
          filter.kind === 'choice' ? (
            <Select
              key={filter.name}
              label={filter.label}
              className="sm:min-w-40 sm:max-w-80"
              value={params.get(filter.name) ?? ''}
              onChange={(event) => set(filter.name, event.target.value)}
            >
              <option value="">{filter.all ?? 'All'}</option>
              {filter.options.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          ) : (
            <DayFilter
              key={filter.name}
              label={filter.label}
              day={params.get(filter.name) ?? filter.fallback ?? ''}
              onChange={(day) => set(filter.name, day)}
            />
          ),
        )}
        {active > 0 && (
          <Button variant="quiet" className="justify-self-start" onClick={clear}>
            Clear filters
          </Button>
        )}
      </search>
    </div>
  )
}

type DayFilterProps = { label: string; day: string; onChange: (day: string) => void }

/** Filters by a day once it is complete: while a year is typed, the browser reports the years 2, 20 and 202. */
function DayFilter({ label, day, onChange }: DayFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day
  }, [day])
  return (
    <Field
      ref={input}
      label={label}
      type="date"
      className="sm:min-w-40"
      defaultValue={day}
      onChange={({ target: { value, validity } }) => {
        if (!validity.badInput && (value === '' || value >= '1000')) onChange(value)
      }}
    />
  )
}

/**
 * The latest search params. The router's params change only after loading, so a second filter set meanwhile
 * would undo the first.
 */
function useFilterParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  const [loadedParams, setLoadedParams] = useState(searchParams)
  const [params, setParams] = useState(searchParams)
  if (searchParams !== loadedParams) {
    setLoadedParams(searchParams)
    setParams(searchParams)
  }
  const updateParams = (next: URLSearchParams) => {
    setParams(next)
    setSearchParams(next)
  }
  return [params, updateParams] as const
}
