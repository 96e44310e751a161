import { createContext, useContext } from 'react'

type FormState = { errors: Readonly<Partial<Record<string, string>>>; isPending: boolean }

export const FormContext = createContext<FormState>({ errors: {}, isPending: false })

/** State of the field with this name in the surrounding `<Form>`, if there is one. */
export function useFormField(name: string | undefined): { error: string | undefined; readOnly: boolean } {
  const { errors, isPending } = useContext(FormContext)
  return { error: name === undefined ? undefined : errors[name], readOnly: isPending }
}
