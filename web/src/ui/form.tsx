import { shellCopy } from '@course/content/site/shell'
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { FormContext } from './form-context.ts'
import { ErrorAlert, type ShownError } from './states.tsx'

/** Returns the message to show at the field, or undefined. The rules and their messages are in the contract. */
type Rule<Values> = (value: string, values: Values) => string | undefined

type FormProps<Values> = {
  /** From `useMutation`; the values are read by the names of the fields. An unchecked checkbox has none. */
  mutation?: {
    run: ((values: Values) => Promise<boolean>) | (() => Promise<boolean>)
    isPending: boolean
    error: (ShownError & { code?: string | undefined }) | undefined
    reset: () => void
  }
  /** Instead of a mutation, for what needs no request, such as opening a page. */
  onSubmit?: (values: Values) => void
  rules?: { [Name in keyof Values]?: Rule<Values> }
  /** The field that an error of the server belongs to, by error code; `*` stands for every code. */
  errorFields?: Readonly<Record<string, keyof Values & string>>
  submitLabel: string
  pendingLabel?: string
  submitVariant?: 'primary' | 'secondary' | 'danger'
  /** Adds a second button. Not called while the form is being sent. */
  onCancel?: () => void
  cancelLabel?: string
  cancelVariant?: 'secondary' | 'quiet'
  /** row: buttons side by side; full: one wide button; dialog: at its lower edge, the cancel button first. */
  actions?: 'row' | 'full' | 'dialog'
  /** More buttons beside the submit button; those of type submit add their name and value to the values. */
  moreActions?: ReactNode
  /** Empties the fields, or returns them to their default values, after success. */
  resetsOnSuccess?: boolean
  className?: string
  children?: ReactNode
}

/**
 * The one form. Fields are uncontrolled inputs with a `name`, so what was typed stays after an error. Validates on
 * submit, shows the first error at its field or above the buttons, and focuses that field.
 * `noValidate`, because our own messages replace the browser's.
 */
export function Form<Values extends Partial<Record<string, string>>>(props: FormProps<Values>) {
  const {
    mutation,
    onSubmit,
    rules = {},
    errorFields = {},
    resetsOnSuccess = false,
    className,
    children,
  } = props
  const { isPending = false, error } = mutation ?? {}
  const [invalid, setInvalid] = useState<Partial<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const [messageWithoutField, setMessageWithoutField] = useState<string>()
  const errorField = error && (errorFields[error.code ?? ''] ?? errorFields['*'])
  const errors = errorField ? { [errorField]: error.message } : invalid
  useFocusOnError(form, invalid, error)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    const values = Object.fromEntries(new FormData(event.currentTarget, submitter)) as Values
    const found = findInvalid(values, rules)
    mutation?.reset()
    setInvalid(found)
    const [name, message] = Object.entries(found)[0] ?? []
    setMessageWithoutField(name && !event.currentTarget.elements.namedItem(name) ? message : undefined)
    if (Object.keys(found).length > 0) return
    onSubmit?.(values)
    const isDone = mutation ? await mutation.run(values) : true
    if (isDone && resetsOnSuccess) form.current?.reset()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={classNames('grid gap-5', className)}>
      <FormContext value={{ errors, isPending }}>{children}</FormContext>
      {!errorField && <ErrorAlert error={messageWithoutField ? { message: messageWithoutField } : error} />}
      <Actions {...props} isPending={isPending} />
    </form>
  )
}

/** Returns only the first problem, because one message at a time is shown. */
function findInvalid<Values extends Partial<Record<string, string>>>(
  values: Values,
  rules: { [Name in keyof Values]?: Rule<Values> },
): Partial<Record<string, string>> {
  for (const [name, rule] of Object.entries(rules)) {
    const message = (rule as Rule<Values>)(values[name] ?? '', values)
    if (message) return { [name]: message }
  }
  return {}
}

/** Focuses the field with the error; without one, the field that has to be filled in again. */
function useFocusOnError(
  form: RefObject<HTMLFormElement | null>,
  invalid: object,
  error: ShownError | undefined,
): void {
  useEffect(() => {
    if (!error && Object.keys(invalid).length === 0) return
    const find = (selector: string) => form.current?.querySelector<HTMLInputElement>(selector)
    const field = find('[aria-invalid="true"]') ?? find('[data-retyped]')
    field?.focus()
    if (field?.dataset.retyped !== undefined) field.select()
  }, [form, invalid, error])
}

type ActionsProps = Pick<
  FormProps<never>,
  | 'submitLabel'
  | 'pendingLabel'
  | 'submitVariant'
  | 'onCancel'
  | 'cancelLabel'
  | 'cancelVariant'
  | 'actions'
  | 'moreActions'
> & { isPending: boolean }

function Actions({
  submitLabel,
  pendingLabel = shellCopy.wait,
  submitVariant,
  onCancel,
  cancelLabel = shellCopy.cancel,
  cancelVariant = 'secondary',
  actions = 'row',
  moreActions,
  isPending,
}: ActionsProps) {
  const submit = (
    <Button
      type="submit"
      variant={submitVariant}
      wide={actions === 'row'}
      busy={isPending}
      className={actions === 'full' ? 'w-full' : undefined}
    >
      {isPending ? pendingLabel : submitLabel}
    </Button>
  )
  const cancel = onCancel && (
    <Button
      variant={cancelVariant}
      wide={actions === 'row'}
      data-first-focus={actions === 'dialog' || undefined}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && onCancel()}
    >
      {cancelLabel}
    </Button>
  )
  if (actions === 'full') return submit
  if (actions === 'dialog') {
    return (
      <div className="-mx-6 -mb-6 flex flex-col-reverse gap-3 border-t border-hairline bg-surface px-6 py-4 sm:-mx-8 sm:-mb-8 sm:flex-row sm:justify-end sm:px-8 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0">
        {cancel}
        {submit}
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {submit}
      {cancel}
      {moreActions}
    </div>
  )
}
