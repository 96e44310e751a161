import { currencies } from '@course/content/site/format'
import type { Field as BlockField, Fields } from '@course/contract/site-content/fields'
import { type BlockErrors, isField } from '@course/contract/site-content/validate-block'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { ItemButton, MoveButtons, movedText, moveItem } from '../kit/move-buttons.tsx'
import { AmountField } from './amount-field.tsx'
import { ColorField } from './color-field.tsx'
import { ImageField } from './image-field.tsx'
import { NumberField } from './number-field.tsx'

type Props<Kind extends BlockField = BlockField> = {
  field: Kind
  value: unknown
  /** The whole block: how an amount is written depends on its currency. */
  root: unknown
  path: string
  errors: BlockErrors
  onChange: (value: unknown) => void
}

type FieldListProps = Omit<Props, 'field'> & { fields: Fields }

/** A field for each value of a record. */
export function FieldList({ fields, value, path, onChange, ...rest }: FieldListProps) {
  const record = (value ?? {}) as Record<string, unknown>
  return Object.entries(fields).map(([name, field]) => (
    <ValueField
      key={name}
      field={field}
      value={record[name]}
      path={path ? `${path}.${name}` : name}
      onChange={(next) => onChange({ ...record, [name]: next })}
      {...rest}
    />
  ))
}

function ValueField({ field, ...props }: Props) {
  const { value, path, errors, onChange } = props
  const text = typeof value === 'string' ? value : ''
  const common = {
    label: field.isOptional && field.kind !== 'group' ? `${field.label} (optional)` : field.label,
    hint: field.hint,
    error: errors[path],
  }
  const input = {
    ...common,
    value: text,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  switch (field.kind) {
    case 'group':
      return <GroupField {...props} field={field} />
    case 'list':
      return <ListField {...props} field={field} />
    case 'text':
      return <Field {...input} maxLength={field.maxLength} />
    case 'paragraph':
      return <TextArea {...input} maxLength={field.maxLength} />
    case 'email':
      return <Field {...input} type="email" inputMode="email" />
    case 'link':
      return <Field {...input} type="url" inputMode="url" />
    case 'path':
      return <Field {...input} />
    case 'day':
      return <Field {...input} type="date" />
    case 'color':
      return <ColorField {...input} onChange={onChange} />
    case 'image':
      return <ImageField {...common} path={text} onChange={onChange} />
    case 'number':
      return <NumberField {...common} value={value} onChange={onChange} />
    case 'amount':
      return <AmountField {...common} value={value} root={props.root} onChange={onChange} />
    case 'currency':
      return <Select {...input}>{optionsOf([...new Set([...currencies, text])])}</Select>
    case 'timeZone':
      return (
        <Select {...input}>
          {optionsOf([...new Set(['UTC', text, ...Intl.supportedValuesOf('timeZone')])])}
        </Select>
      )
    case 'choice':
      return (
        <Select
          {...common}
          value={String(value ?? '')}
          onChange={({ target }) =>
            onChange(field.options.find((option) => String(option.value) === target.value)?.value)
          }
        >
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )
  }
}

const optionsOf = (values: readonly string[]) =>
  values.filter(Boolean).map((value) => <option key={value}>{value}</option>)

function GroupField({ field, ...rest }: Props<Extract<BlockField, { kind: 'group' }>>) {
  return (
    <fieldset className="grid gap-4 border-l-2 border-hairline pl-4">
      <legend className="float-left mb-1 w-full text-sm font-semibold">{field.label}</legend>
      <FieldList {...rest} fields={field.fields} />
    </fieldset>
  )
}

/** Entries that can be added, removed and moved. */
function ListField({ field, ...props }: Props<Extract<BlockField, { kind: 'list' }>>) {
  const { value, path, errors, onChange } = props
  const items = Array.isArray(value) ? value : []
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  // Entries have no id; a key per position would move the focus and typed text of an entry to another one.
  const keys = useRef<number[]>([])
  const nextKey = useRef(0)
  while (keys.current.length < items.length) keys.current.push(nextKey.current++)
  keys.current.length = items.length
  const isFixed = field.min === field.max

  function move(from: number, to: number) {
    onChange(moveItem(items, from, to))
    keys.current = moveItem(keys.current, from, to)
    setAnnouncement(movedText(to, items.length))
  }
  function remove(index: number) {
    onChange(items.filter((_, at) => at !== index))
    keys.current = keys.current.filter((_, at) => at !== index)
    setAnnouncement(`Removed ${field.entry} ${index + 1}`)
    list.current?.parentElement?.focus()
  }
  function add() {
    // Rendered at once, so that what is typed immediately goes into the new entry.
    flushSync(() => onChange([...items, emptyValue(field.item)]))
    list.current?.lastElementChild?.querySelector<HTMLElement>('input,textarea,select')?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out like the other labels
    <div role="group" aria-labelledby={titleId} tabIndex={-1} className="grid gap-3">
      <p id={titleId} className="text-sm font-semibold">
        {field.label}
      </p>
      {field.hint && <p className="text-sm text-muted">{field.hint}</p>}
      <ul ref={list} className="grid gap-3">
        {items.map((item, index) => (
          <li
            key={keys.current[index]}
            className="grid gap-4 rounded-md border border-hairline bg-surface p-4"
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-sm text-muted">
                {capitalized(field.entry)} {index + 1}
              </span>
              {!isFixed && (
                <span className="flex flex-wrap gap-1">
                  <MoveButtons
                    item={`${field.entry} ${index + 1}`}
                    index={index}
                    count={items.length}
                    onMove={move}
                  />
                  <ItemButton
                    label="Remove"
                    item={`${field.entry} ${index + 1}`}
                    isOff={items.length <= field.min}
                    onClick={() => remove(index)}
                  />
                </span>
              )}
            </div>
            <ListEntry
              {...props}
              item={field.item}
              value={item}
              path={`${path}.${index}`}
              onChange={(next) => onChange(items.map((old, at) => (at === index ? next : old)))}
            />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {errors[path] && <p className="text-sm font-medium text-error">{errors[path]}</p>}
      {!isFixed && items.length < field.max && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={add}>
          Add {field.entry}
        </Button>
      )}
    </div>
  )
}

function ListEntry({ item, ...props }: Omit<Props, 'field'> & { item: BlockField | Fields }) {
  return isField(item) ? <ValueField {...props} field={item} /> : <FieldList {...props} fields={item} />
}

function emptyValue(item: BlockField | Fields): unknown {
  if (!isField(item))
    return Object.fromEntries(Object.entries(item).map(([name, field]) => [name, emptyValue(field)]))
  if (item.kind === 'choice') return item.options[0]?.value
  if (item.kind === 'list') return item.min > 0 ? [emptyValue(item.item)] : []
  if (item.kind === 'group') return emptyValue(item.fields)
  return ''
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
