import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { controlClass, FieldFrame } from '../ui/field.tsx'

export type Filter =
  | {
      name: string
      label: string
      kind: 'choice'
      /** Label of the option without a filter. */
      all?: string
      options: readonly (readonly [value: string, label: string])[]
    }
  | { name: string; label: string; kind: 'day' }

/** More filters than this use rows of three. */
const MAX_IN_ONE_ROW = 4

/** On phones date fields come in pairs; with an odd number, the last one fills its row. */
const fillsRow = (filters: readonly Filter[], index: number) => {
  const days = filters.filter(({ kind }) => kind === 'day').length
  return days % 2 === 1 && index === filters.findLastIndex(({ kind }) => kind === 'day')
}

/** The URL holds the filter values, so filtered lists can be bookmarked and shared. */
export function FilterBar({ filters }: { filters: readonly Filter[] }) {
  const [params, setParams] = useFilterParams()
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
    const names = ['cursor', ...filters.map(({ name }) => name)]
    setParams(new URLSearchParams([...params].filter(([name]) => !names.includes(name))))
  }
  const isFiltered = filters.some(({ name }) => params.has(name))
  return (
    <search
      className={classNames(
        'items-end gap-x-4 gap-y-3 max-sm:grid max-sm:grid-cols-2',
        filters.length > MAX_IN_ONE_ROW ? 'grid sm:grid-cols-3' : 'flex flex-wrap',
      )}
    >
      {filters.map((filter, index) => (
        <FieldFrame
          key={filter.name}
          label={filter.label}
          className={classNames(
            'sm:min-w-40',
            (filter.kind === 'choice' || fillsRow(filters, index)) && 'max-sm:col-span-2',
          )}
        >
          {(controlProps) =>
            filter.kind === 'choice' ? (
              <select
                {...controlProps}
                value={params.get(filter.name) ?? ''}
                onChange={(event) => set(filter.name, event.target.value)}
                className={classNames(
                  controlClass,
                  'h-12',
                  filters.length <= MAX_IN_ONE_ROW && 'sm:max-w-64',
                )}
              >
                <option value="">{filter.all ?? 'All'}</option>
                {filter.options.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                {...controlProps}
                type="date"
                value={params.get(filter.name) ?? ''}
                onChange={(event) => set(filter.name, event.target.value)}
                className={classNames(controlClass, 'h-12 max-sm:px-2')}
              />
            )
          }
        </FieldFrame>
      ))}
      {isFiltered && (
        <Button variant="quiet" onClick={clear}>
          Clear filters
        </Button>
      )}
    </search>
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
    setSearchParams(next, { preventScrollReset: true })
  }
  return [params, updateParams] as const
}
