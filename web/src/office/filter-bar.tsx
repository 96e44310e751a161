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

/** Filters whose values are in the address alone, so that a list can be bookmarked, shared and gone back to. */
export function FilterBar({ filters }: { filters: readonly Filter[] }) {
  const [address, setAddress] = useSearchParams()
  const set = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        // Another filter is another list, which begins at its beginning.
        next.delete('cursor')
        return next
      },
      { preventScrollReset: true },
    )
  // What is not a filter stays: the list that is chosen, or the order.
  const clear = () => {
    const names = ['cursor', ...filters.map(({ name }) => name)]
    setAddress((before) => [...before].filter(([name]) => !names.includes(name)), {
      preventScrollReset: true,
    })
  }
  const isFiltered = filters.some(({ name }) => address.has(name))
  return (
    <search className="flex flex-wrap items-end gap-x-4 gap-y-3 max-sm:grid max-sm:grid-cols-2">
      {filters.map((filter) => (
        <FieldFrame
          key={filter.name}
          label={filter.label}
          className={filter.kind === 'choice' ? 'min-w-40 max-sm:col-span-2' : 'sm:min-w-40'}
        >
          {(tie) =>
            filter.kind === 'choice' ? (
              <select
                {...tie}
                value={address.get(filter.name) ?? ''}
                onChange={(event) => set(filter.name, event.target.value)}
                className={classNames(controlClass, 'h-12 pr-8')}
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
                {...tie}
                type="date"
                value={address.get(filter.name) ?? ''}
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
