import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
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

/** One row; beside a search, or of more filters than this, only the main ones are in it. */
const MAX_IN_ONE_ROW = 4
const MAIN_FILTERS = 2

type FilterBarProps = {
  /** The main ones first. */
  filters: readonly Filter[]
  /** A search field before the filters. */
  search?: ReactNode
}

/** The search params hold the filters, so filtered lists can be bookmarked and shared. Folded on phones. */
export function FilterBar({ filters, search }: FilterBarProps) {
  const [params, setParams] = useFilterParams()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const bar = useRef<HTMLElement>(null)
  const isActive = ({ name }: Filter) => params.has(name)
  const main = search || filters.length > MAX_IN_ONE_ROW ? filters.slice(0, MAIN_FILTERS) : filters
  const more = filters.slice(main.length)
  // A single filter is not folded.
  const isSingle = filters.length === 1
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    // A changed filter starts at the first page.
    next.delete('cursor')
    setParams(next)
  }
  // Keep params that are not filters, such as the selected list.
  const clear = () => {
    // Clear removes this button, so move the focus to the first filter.
    bar.current?.querySelector<HTMLElement>('[data-filter] :is(select, input)')?.focus()
    const names = ['cursor', ...filters.map(({ name }) => name)]
    setParams(new URLSearchParams([...params].filter(([name]) => !names.includes(name))))
  }
  const field = (filter: Filter, className: string) => (
    <div key={filter.name} data-filter className={className}>
      {filter.kind === 'choice' ? (
        <Select
          label={filter.label}
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
          label={filter.label}
          day={params.get(filter.name) ?? filter.fallback ?? ''}
          onChange={(day) => set(filter.name, day)}
        />
      )}
    </div>
  )
  const toggle = (label: string, counted: readonly Filter[], className: string) => (
    <Button
      variant="secondary"
      size="small"
      aria-expanded={isOpen}
      aria-controls={id}
      className={className}
      onClick={() => setOpen(!isOpen)}
    >
      {label}
      {counted.some(isActive) && ` (${counted.filter(isActive).length})`}
    </Button>
  )
  return (
    <search ref={bar} className="filter-bar flex flex-wrap items-end gap-3">
      {search && (
        <div
          className={classNames(
            'min-w-0 max-w-reading flex-1 sm:basis-48',
            isSingle ? 'basis-full' : 'basis-48',
          )}
        >
          {search}
        </div>
      )}
      {!isSingle && toggle('Filters', filters, 'sm:hidden')}
      {main.map((filter) =>
        field(filter, classNames('w-full sm:w-36 lg:w-44', !isOpen && !isSingle && 'max-sm:hidden')),
      )}
      {more.length > 0 && toggle('More filters', more, 'max-sm:hidden')}
      {filters.some(isActive) && (
        <Button
          variant="quiet"
          size="small"
          className={isOpen ? 'max-sm:order-1' : undefined}
          onClick={clear}
        >
          Clear filters
        </Button>
      )}
      <div
        id={id}
        className={classNames(
          'grid basis-full gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]',
          (!isOpen || more.length === 0) && 'hidden',
        )}
      >
        {more.map((filter) => field(filter, 'min-w-0'))}
      </div>
    </search>
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
