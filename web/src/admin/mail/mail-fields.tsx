import type { MailText } from '@course/content/site/types'
import { fieldsOfMail, type MailTextRules } from '@course/contract/site-content/mail-texts'
import type { BlockErrors } from '@course/contract/site-content/validate-block'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Field, TextArea } from '../../ui/field.tsx'

type MailFieldsProps = {
  rules: MailTextRules
  /** What each variable stands for. */
  examples: Readonly<Record<string, string>>
  value: MailText
  errors: BlockErrors
  onChange: (value: MailText) => void
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** The fields of a mail, and its variables, which a click inserts at the cursor. */
export function MailFields({ rules, examples, value, errors, onChange }: MailFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  const lastField = useRef<keyof MailText>('body')

  function insert(variable: string) {
    const name = lastField.current
    const control = fields.current?.querySelector<Control>(`[data-field="${name}"]`)
    if (!control) return
    const { selectionStart, selectionEnd } = control
    const [start, end] = [selectionStart ?? value[name].length, selectionEnd ?? value[name].length]
    const text = `{${variable}}`
    // Rendered at once, so that what is typed immediately goes after the variable.
    flushSync(() =>
      onChange({ ...value, [name]: value[name].slice(0, start) + text + value[name].slice(end) }),
    )
    control.focus()
    control.setSelectionRange(start + text.length, start + text.length)
  }

  return (
    <>
      <div ref={fields} className="grid gap-6">
        {Object.entries(fieldsOfMail(rules)).map(([key, field]) => {
          const name = key as keyof MailText
          const input = {
            label: field.isOptional ? `${field.label} (optional)` : field.label,
            hint: field.hint,
            error: errors[name],
            value: value[name],
            'data-field': name,
            onFocus: () => {
              lastField.current = name
            },
            onChange: (event: { target: { value: string } }) =>
              onChange({ ...value, [name]: event.target.value }),
          }
          return field.kind === 'paragraph' ? (
            <TextArea key={name} {...input} maxLength={field.maxLength} rows={name === 'body' ? 10 : 4} />
          ) : (
            <Field key={name} {...input} {...('maxLength' in field && { maxLength: field.maxLength })} />
          )
        })}
      </div>
      <Variables
        variables={rules.variables}
        required={rules.required.map(({ name }) => name)}
        examples={examples}
        onInsert={insert}
      />
    </>
  )
}

type VariablesProps = {
  variables: readonly string[]
  required: readonly string[]
  examples: Readonly<Record<string, string>>
  onInsert: (variable: string) => void
}

function Variables({ variables, required, examples, onInsert }: VariablesProps) {
  return (
    <section aria-labelledby="mail-variables" className="grid gap-3">
      <h2 id="mail-variables" className="font-sans text-sm font-semibold tracking-normal">
        Variables
      </h2>
      <p className="text-sm text-muted">
        Select one to insert it at the cursor. The email has the words beside it instead.
      </p>
      <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {variables.map((name) => (
          <div key={name} className="grid items-baseline gap-x-4 sm:col-span-2 sm:grid-cols-subgrid">
            <dt>
              <button
                type="button"
                className="min-h-8 rounded-sm bg-wash px-2 font-mono text-brand hover:underline"
                // Keeps the cursor where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onInsert(name)}
              >
                <span className="sr-only">Insert </span>
                {`{${name}}`}
              </button>
            </dt>
            <dd className="wrap-anywhere text-muted">
              {examples[name]}
              {required.includes(name) && <span className="font-semibold text-ink"> Must stay.</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
