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
      /** What it says when nothing is chosen. */
      all?: string
      options: readonly (readonly [value: string, label: string])[]
    }
  | { name: string; label: string; kind: 'day' }

/** More of them than fit in one row stand in rows of three. */
const IN_ONE_ROW = 4

/** On phones days stand in pairs; the last of an odd number has a row of its own, and fills it. */
const standsAlone = (filters: readonly Filter[], index: number) => {
  const days = filters.filter(({ kind }) => kind === 'day').length
  return days % 2 === 1 && index === filters.findLastIndex(({ kind }) => kind === 'day')
}

/** Filters whose values are in the address alone, so that a list can be bookmarked, shared and gone back to. */
export function FilterBar({ filters }: { filters: readonly Filter[] }) {
  const [chosen, choose] = useFilterParams()
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(chosen)
    if (value) next.set(name, value)
    else next.delete(name)
    // Another filter is another list, which begins at its beginning.
    next.delete('cursor')
    choose(next)
  }
  // What is not a filter stays: the list that is chosen, or the order.
  const clear = () => {
    const names = ['cursor', ...filters.map(({ name }) => name)]
    choose(new URLSearchParams([...chosen].filter(([name]) => !names.includes(name))))
  }
  const isFiltered = filters.some(({ name }) => chosen.has(name))
  return (
    <search
      className={classNames(
        'items-end gap-x-4 gap-y-3 max-sm:grid max-sm:grid-cols-2',
        filters.length > IN_ONE_ROW ? 'grid sm:grid-cols-3' : 'flex flex-wrap',
      )}
    >
      {filters.map((filter, index) => (
        <FieldFrame
          key={filter.name}
          label={filter.label}
          className={classNames(
            'sm:min-w-40',
            (filter.kind === 'choice' || standsAlone(filters, index)) && 'max-sm:col-span-2',
          )}
        >
          {(controlProps) =>
            filter.kind === 'choice' ? (
              <select
                {...controlProps}
                value={chosen.get(filter.name) ?? ''}
                onChange={(event) => set(filter.name, event.target.value)}
                className={classNames(controlClass, 'h-12', filters.length <= IN_ONE_ROW && 'sm:max-w-64')}
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
                value={chosen.get(filter.name) ?? ''}
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
 * The most recently chosen URL. The router's URL changes only after loading, and a second filter would undo
 * the first.
 */
function useFilterParams() {
  const [searchParams, setAddress] = useSearchParams()
  const [arrived, setArrived] = useState(searchParams)
  const [chosen, setChosen] = useState(searchParams)
  if (searchParams !== arrived) {
    setArrived(searchParams)
    setChosen(searchParams)
  }
  const choose = (next: URLSearchParams) => {
    setChosen(next)
    setAddress(next, { preventScrollReset: true })
  }
  return [chosen, choose] as const
}
