import { rowsOf } from '@course/content/plan/answers'
import type { ExerciseAnswers, Plan, Row, Table, Value } from '@course/content/plan/types'
import { exerciseCopy } from '@course/content/site/learning/exercise'
import { useRef, useState } from 'react'
import { newId } from '../app/saving/new-id.ts'
import { Button } from '../ui/button.tsx'
import { QuestionField } from './question-field.tsx'
import { addRow, copyRowsFrom, listRows, orderRows, parsePastedCells, removeRow } from './table-rows.ts'

type TableFieldProps = {
  /** Prefix of its entry keys, such as `w01/factors`. */
  path: string
  table: Table
  answers: ExerciseAnswers | undefined
  plan: Plan
  people: readonly string[]
  change: (values: Readonly<Record<string, Value>>) => void
  onLeave: () => void
}

const copy = exerciseCopy.rows

/** A table as one card per row, so that it fits a phone. Copied tables can be pasted into any cell. */
export function TableField({ path, table, answers, plan, people, change, onLeave }: TableFieldProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const stored = listRows(table, answers)
  const { rowsFrom, fixedRows } = table
  const canCopyRows =
    rowsFrom && stored.length === 0 && rowsOf(plan[rowsFrom.exercise], rowsFrom.field).length > 0
  // An empty table begins with a row to type in, which is stored with its first value.
  const [firstId, setFirstId] = useState(shortId)
  const isFirstRowNew = stored.length === 0 && !fixedRows && !canCopyRows
  const rows = isFirstRowNew ? [{ id: firstId }] : stored
  const changeRows = (values: Readonly<Record<string, Value>>) =>
    change(isFirstRowNew ? { ...addRow(path, [], firstId, Date.now()), ...values } : values)

  const add = () => {
    changeRows(addRow(path, rows, shortId(), Date.now()))
    // Focus the first field of the new row after it is rendered.
    requestAnimationFrame(() => {
      const boxes = fieldset.current?.querySelectorAll<HTMLElement>('[data-row]')
      boxes?.[boxes.length - 1]?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    })
  }
  const remove = (row: Row) => {
    setFirstId(shortId())
    change(removeRow(path, row))
    requestAnimationFrame(() => fieldset.current?.querySelector<HTMLElement>('[data-add]')?.focus())
  }
  const move = (index: number, to: number) => {
    const ids = rows.map(({ id }) => id)
    const [moved] = ids.splice(index, 1)
    ids.splice(to, 0, moved!)
    change(orderRows(path, ids, Date.now()))
  }

  return (
    <fieldset ref={fieldset} className="min-w-0">
      <legend className="mb-1.5 block font-semibold text-ink">{table.label}</legend>
      {table.help && <p className="mb-3 text-sm text-muted">{table.help}</p>}
      <ol className="grid grid-cols-1 gap-4">
        {rows.map((row, index) => (
          <li key={row.id} data-row className="rounded-md border border-hairline bg-paper p-4">
            <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-2">
              <p className="text-sm font-semibold text-muted">
                {fixedRows ? fixedRows[index]?.label : `${index + 1}`}
              </p>
              {!fixedRows && !isFirstRowNew && (
                <span className="flex flex-wrap gap-1">
                  {index > 0 && (
                    <RowButton label={copy.moveUp(index + 1)} onClick={() => move(index, index - 1)}>
                      {copy.up}
                    </RowButton>
                  )}
                  {index < rows.length - 1 && (
                    <RowButton label={copy.moveDown(index + 1)} onClick={() => move(index, index + 1)}>
                      {copy.down}
                    </RowButton>
                  )}
                  <RowButton label={copy.removeRow(index + 1)} onClick={() => remove(row)}>
                    {copy.remove}
                  </RowButton>
                </span>
              )}
            </div>
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              {table.columns.map((question, column) => (
                <div key={question.name} className={isWide(question) ? 'sm:col-span-2' : undefined}>
                  <QuestionField
                    question={question}
                    value={row[question.name]}
                    plan={plan}
                    people={people}
                    onChange={(value) => changeRows({ [`${path}/${row.id}/${question.name}`]: value })}
                    onLeave={onLeave}
                    onPaste={(event) => {
                      const text = event.clipboardData.getData('text/plain')
                      const cells = parsePastedCells(
                        { path, table, rows, row: index, column, text },
                        shortId,
                        Date.now(),
                      )
                      if (!cells) return
                      event.preventDefault()
                      changeRows(cells)
                    }}
                  />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {!fixedRows && rows.length < table.maxRows && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button data-add variant="secondary" size="small" onClick={add}>
            {copy.add}
          </Button>
          {canCopyRows && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => change(copyRowsFrom(path, table, plan, Date.now()))}
            >
              {copy.copy}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}

const shortId = () => newId().slice(0, 8)

const isWide = ({ kind, ...question }: Table['columns'][number]) =>
  kind === 'long' || kind === 'checklist' || (kind === 'text' && 'max' in question && question.max > 120)

function RowButton({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <Button variant="quiet" size="small" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}
