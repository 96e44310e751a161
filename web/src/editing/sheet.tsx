import { editingCopy } from '@course/content/site/pages/editing'
import { type ReactNode, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/dialog.tsx'
import './editing.css'

type SheetProps = { title: string; onClose: () => void; tools?: ReactNode; children: ReactNode }

/** A large modal dialog over the editor. */
export function Sheet({ title, onClose, tools, children }: SheetProps) {
  const titleId = useId()
  return (
    <Modal titleId={titleId} onClose={onClose} className="editing-sheet">
      <div className="editing-sheet-header">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {tools && <div className="editing-sheet-tools">{tools}</div>}
        <Button variant="secondary" size="small" onClick={onClose}>
          {editingCopy.close}
        </Button>
      </div>
      <div className="editing-sheet-body">{children}</div>
    </Modal>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: Readonly<Record<Value, string>>
  onChange: (value: Value) => void
}

/** A group of toggle buttons with one pressed. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is drawn
    <div role="group" aria-label={label} className="editing-choice">
      {(Object.keys(options) as Value[]).map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {options[option]}
        </button>
      ))}
    </div>
  )
}
