import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ariaKeys, formatKeys } from './shortcut-keys.ts'

type ToolbarProps = {
  label: string
  /** Scrolls horizontally wherever the tools do not fit, not only on phones. */
  isOneRow?: boolean
  onEscape: () => void
  children: ReactNode
}

/** A toolbar with a single tab stop; arrow keys, Home and End move the focus between its buttons. */
export function Toolbar({ label, isOneRow = false, onEscape, children }: ToolbarProps) {
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
      className={classNames('rich-text-tools', isOneRow && 'is-one-row')}
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
  startsGroup?: boolean | undefined
  onClick: () => void
  /** An icon instead of the label. */
  children?: ReactNode
}

/** Uses `aria-disabled` instead of `disabled`, so that unavailable tools stay reachable with the keyboard. */
export function ToolButton({
  label,
  keys,
  isOn,
  isExpanded,
  isDisabled = false,
  startsGroup = false,
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
      title={keys ? `${label} (${formatKeys(keys)})` : children ? label : undefined}
      onClick={isDisabled ? undefined : onClick}
      className={classNames(
        'inline-flex min-h-10 shrink-0 items-center justify-center rounded-sm border text-sm font-medium transition-colors',
        children ? 'min-w-8 px-1 pointer-coarse:min-w-11' : 'min-w-10 px-3',
        startsGroup && 'starts-group',
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
