import { ApiError } from './api-error.ts'

export type FormValue = string | FormValue[] | FormFields
export interface FormFields {
  [key: string]: FormValue
}

type Node = string | Map<string, Node>

/** Decodes the nested form encoding of Stripe, `a[b][0][c]=x&expand[]=y`. Every value is a string. */
export function decodeForm(text: string): FormFields {
  const root = new Map<string, Node>()
  for (const [name, value] of new URLSearchParams(text)) insert(root, pathOf(name), value, name)
  return toPlainValue(root) as FormFields
}

function pathOf(name: string): string[] {
  const [root, ...rest] = name.split('[')
  const inner = rest.map((part) => {
    if (!part.endsWith(']')) throw malformed(name)
    return part.slice(0, -1)
  })
  return [root!, ...inner]
}

function insert(root: Map<string, Node>, path: string[], value: string, name: string): void {
  let node = root
  for (const [depth, step] of path.entries()) {
    const key = step === '' && depth > 0 ? String(node.size) : step
    if (depth === path.length - 1) {
      node.set(key, value)
      return
    }
    const next = node.get(key) ?? new Map<string, Node>()
    if (typeof next === 'string') throw malformed(name)
    node.set(key, next)
    node = next
  }
}

function toPlainValue(node: Node): FormValue {
  if (typeof node === 'string') return node
  const isList = node.size > 0 && [...node.keys()].every((key, index) => key === String(index))
  if (isList) return [...node.values()].map(toPlainValue)
  // Without a prototype, so that a field named `__proto__` is an ordinary field.
  const fields: FormFields = Object.create(null)
  for (const [key, child] of node) fields[key] = toPlainValue(child)
  return fields
}

const malformed = (name: string) =>
  new ApiError(400, { message: `The parameter name could not be understood: ${name}`, param: name })
