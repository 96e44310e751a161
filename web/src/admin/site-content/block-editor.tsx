import { type BlockName, siteBlocks } from '@course/contract/site-content/blocks'
import { validateBlock } from '@course/contract/site-content/validate-block'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFocusOnRefusal } from '../kit/use-focus-on-refusal.ts'
import { FieldList } from './block-fields.tsx'

type BlockEditorProps = {
  block: BlockName
  content: string
  /** Added to the entries of a block that is a list, as an unpublished change. */
  newEntry: object | undefined
  onChange: (content: string) => void
  onSave: () => void
  /** How often a preview or publishing was refused: errors are shown, and focused, from the first time on. */
  failedAttempts: number
  actions: ReactNode
}

/** The fields of a block. Its errors are shown after the first attempt to publish. */
export function BlockEditor(props: BlockEditorProps) {
  const { block, content, newEntry, onChange, onSave, failedAttempts, actions } = props
  const [value, setValue] = useState<unknown>(() => withEntry(JSON.parse(content), newEntry))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is added once
  useEffect(() => {
    if (newEntry) onChange(JSON.stringify(value))
  }, [])
  const errors = failedAttempts > 0 ? validateBlock(block, value).errors : {}
  const hasErrors = Object.keys(errors).length > 0
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, failedAttempts)

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <FieldList
        fields={siteBlocks[block].fields}
        value={value}
        root={value}
        path=""
        errors={errors}
        onChange={(next) => {
          setValue(next)
          onChange(JSON.stringify(next))
        }}
      />
      <div className="editor-actions">
        {actions}
        <p aria-live="polite" className="text-sm font-medium text-error">
          {hasErrors && 'Correct the marked fields first.'}
        </p>
      </div>
    </form>
  )
}

function withEntry(block: { items?: readonly unknown[] }, entry: object | undefined): unknown {
  return entry ? { ...block, items: [...(block.items ?? []), entry] } : block
}
