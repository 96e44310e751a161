import { useSearchParams } from 'react-router'
import { LinkTabs } from '../../ui/link-tabs.tsx'

type TabsProps = {
  /** Names the tabs for screen readers. */
  label: string
  /** The search param that selects the tab; the first tab has none. */
  param: string
  /** Labels by value. */
  tabs: Readonly<Record<string, string>>
  current: string
  /** Search params that all tabs share. */
  keeps?: readonly string[]
}

/** Tabs of a screen, selected by a search param. */
export function Tabs({ label, param, tabs, current, keeps = [] }: TabsProps) {
  const [searchParams] = useSearchParams()
  const kept = [...searchParams].filter(([name]) => keeps.includes(name))
  return (
    <LinkTabs
      label={label}
      tabs={Object.entries(tabs).map(([value, text], index) => ({
        to: `?${new URLSearchParams(index === 0 ? kept : [...kept, [param, value]])}`,
        label: text,
        isCurrent: value === current,
      }))}
    />
  )
}
