import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

type Tab = { id: string; label: string; content: ReactNode }

/** Arrow keys, Home and End move between tabs; the chosen panel follows. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const base = useId()
  const [chosen, setChosen] = useState(tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const last = tabs.length - 1
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const target = next === undefined ? undefined : tabs[next]
    if (!target) return
    event.preventDefault()
    setChosen(target.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-6 overflow-x-auto border-b border-hairline"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${base}${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}${tab.id}panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            className={classNames(
              'min-h-12 whitespace-nowrap border-b-2 px-1 text-sm font-semibold transition-colors focus-visible:-outline-offset-3',
              tab.id === chosen ? 'border-brand text-brand' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}${tab.id}panel`}
          aria-labelledby={`${base}${tab.id}`}
          hidden={tab.id !== chosen}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
