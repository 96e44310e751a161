import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu } from '../../ui/menu.tsx'
import { ActionDialog, type AdminAction } from './action-dialog.tsx'

/** What can be done with a row or a record: an action, a dialog of its own, or the page where it is done. */
type ActionItem = { label: string; isPrimary?: boolean; isIrreversible?: boolean } & (
  | AdminAction
  | { dialog: (onClose: () => void) => ReactNode }
  | { to: string }
)

/** `false` entries are skipped, so that a condition can be written inline. */
export type ActionItems = readonly (ActionItem | false)[]

type ActionsProps = {
  items: ActionItems
  /** Whom or what they are about, for screen readers, where other rows have the same actions. */
  about?: string
  /** In a row of a table, a single action is in the menu too, or a long list would be full of buttons. */
  isInRow?: boolean
}

/** Buttons for what is primary or alone, and a menu for the rest. */
export function Actions({ items: allItems, about, isInRow = false }: ActionsProps) {
  const items = allItems.filter((item) => item !== false)
  const [selected, setSelected] = useState<ActionItem>()
  const navigate = useNavigate()
  // After a reload, the action has another body or is gone.
  const open = items.find(({ label }) => label === selected?.label) ?? selected
  const close = () => setSelected(undefined)
  const select = (item: ActionItem) => ('to' in item ? navigate(item.to) : setSelected(item))
  const shown = items.length === 1 && !isInRow ? items : items.filter(({ isPrimary }) => isPrimary)
  const folded = items.filter((item) => !shown.includes(item))
  return (
    <div className="flex flex-wrap items-center gap-2 @min-[56rem]:justify-end">
      {shown.map((item) => (
        <Button
          key={item.label}
          variant={item.isPrimary ? 'primary' : 'secondary'}
          size="small"
          className={classNames('whitespace-nowrap', item.isIrreversible && !item.isPrimary && 'text-error!')}
          onClick={() => select(item)}
        >
          {item.label}
          {about && <span className="sr-only"> {about}</span>}
        </Button>
      ))}
      {folded.length > 0 && (
        <Menu
          label={about ? `Actions for ${about}` : 'More actions'}
          text={about ? undefined : 'More'}
          items={folded.map((item) => ({
            label: item.label,
            isDanger: item.isIrreversible,
            onSelect: () => select(item),
          }))}
        />
      )}
      {open && 'dialog' in open && open.dialog(close)}
      {open && 'name' in open && <ActionDialog action={open} onClose={close} />}
    </div>
  )
}
