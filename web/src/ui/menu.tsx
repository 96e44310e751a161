import { useId } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'

type MenuItem = { label: string; isDanger?: boolean; onSelect: () => void }

type MenuProps = {
  /** What the actions are about, for screen readers: “More actions for anna@firm.co”. */
  label: string
  items: readonly MenuItem[]
  /** Shown on the button instead of three dots. */
  text?: string
}

/**
 * A button that opens a list of actions. As a popover, it closes with Escape or a click elsewhere, returns the focus,
 * and appears beside its button in browsers with anchor positioning, otherwise in the middle.
 */
export function Menu({ label, items, text }: MenuProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-label={label}
        popoverTarget={id}
        className={classNames(buttonClass({ variant: 'secondary', size: 'small' }), !text && 'px-2.5')}
      >
        {text}
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5" fill="currentColor">
          <circle cx="4" cy="10" r="1.6" />
          <circle cx="10" cy="10" r="1.6" />
          <circle cx="16" cy="10" r="1.6" />
        </svg>
      </button>
      <ul id={id} popover="auto" className="menu">
        {items.map(({ label: itemLabel, isDanger, onSelect }) => (
          <li key={itemLabel}>
            <button
              type="button"
              onClick={(event) => {
                // First, so that a dialog returns the focus to the menu's button and not to a hidden item.
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                onSelect()
              }}
              className={classNames(
                'flex min-h-11 w-full items-center rounded-sm px-4 text-left text-sm font-semibold hover:bg-wash',
                isDanger ? 'text-error' : 'text-brand',
              )}
            >
              {itemLabel}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
