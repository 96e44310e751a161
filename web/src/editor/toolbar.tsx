import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ariaKeys, formatKeys } from './shortcut-keys.ts'

type ToolbarProps = { label: string; onEscape: () => void; children: ReactNode }

/**
 * A toolbar with a single tab stop; arrow keys, Home and End move the focus between its buttons. Scrolls
 * horizontally on phones.
 */
export function Toolbar({ label, onEscape, children }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null)
  const tabStop = useRef<HTMLElement>(null)
  const buttons = () => [...(row.current?.querySelectorAll('button') ?? [])]

  function setTabStop(target: HTMLElement | null) {
    const all = buttons()
    tabStop.current = all.find((button) => button === target) ?? all[0] ?? null
    for (const button of all) button.tabIndex = button === tabStop.current ? 0 : -1
  }

  // The buttons may change, and one of them must stay reachable with Tab.
  useLayoutEffect(() => setTabStop(tabStop.current))

  function handleKeyDown(event: KeyboardEvent) {
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % all.length,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    }
    const target = targets[event.key]
    if (event.key === 'Escape') onEscape()
    else if (target !== undefined) all.at(target)?.focus()
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={label}
      className="rich-text-tools"
      onKeyDown={handleKeyDown}
      onFocus={(event: FocusEvent<HTMLElement>) => setTabStop(event.target)}
    >
      {children}
    </div>
  )
}

type ToolButtonProps = {
  label: string
  /** As in `Ctrl+Shift+8`. */
  keys?: string
  isOn?: boolean
  isExpanded?: boolean
  isDisabled?: boolean
  onClick: () => void
  children?: ReactNode
}

/** Uses `aria-disabled` instead of `disabled`, so that unavailable tools stay reachable with the keyboard. */
export function ToolButton({
  label,
  keys,
  isOn,
  isExpanded,
  isDisabled = false,
  onClick,
  children,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      aria-disabled={isDisabled || undefined}
      title={keys && `${label} (${formatKeys(keys)})`}
      onClick={isDisabled ? undefined : onClick}
      className={classNames(
        'min-h-10 min-w-10 shrink-0 rounded-sm border px-3 text-sm font-medium transition-colors',
        'aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-60',
        isOn || isExpanded
          ? 'border-brand bg-wash text-brand'
          : 'border-transparent text-ink not-aria-disabled:hover:bg-wash not-aria-disabled:hover:text-brand',
      )}
    >
      {children ?? label}
    </button>
  )
}
