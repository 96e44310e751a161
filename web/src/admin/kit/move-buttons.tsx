import { Button } from '../../ui/button.tsx'

type ItemButtonProps = { label: string; item: string; isOff: boolean; onClick: () => void }

/** A button of one item of a list. It stays focusable when it is off, so that the focus is not lost. */
export const ItemButton = ({ label, item, isOff, onClick }: ItemButtonProps) => (
  <Button variant="quiet" size="small" aria-disabled={isOff || undefined} onClick={() => !isOff && onClick()}>
    {label}
    <span className="sr-only"> {item}</span>
  </Button>
)

type MoveButtonsProps = {
  item: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/** Moves an item of a list up or down. */
export const MoveButtons = ({ item, index, count, onMove }: MoveButtonsProps) => (
  <>
    <ItemButton label="Move up" item={item} isOff={index === 0} onClick={() => onMove(index, index - 1)} />
    <ItemButton
      label="Move down"
      item={item}
      isOff={index === count - 1}
      onClick={() => onMove(index, index + 1)}
    />
  </>
)

/** The list with one item moved. */
export const moveItem = <Item,>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!)

export const movedText = (to: number, count: number): string => `Moved to position ${to + 1} of ${count}`
