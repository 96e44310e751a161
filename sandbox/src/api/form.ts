import { ApiError } from './api-error.ts'

export type FormValue = string | FormValue[] | FormFields
export interface FormFields {
  [key: string]: FormValue
}

type Node = string | Map<string, Node>

/** Decodes `a[b][0][c]=x&expand[]=y`, the provider's way of nesting; every value is a string. */
export function decodeForm(text: string): FormFields {
  const root = new Map<string, Node>()
  for (const [name, value] of new URLSearchParams(text)) insert(root, pathOf(name), value, name)
  return plain(root) as FormFields
}

function pathOf(name: string): string[] {
  const [head, ...rest] = name.split('[')
  const inner = rest.map((part) => {
    if (!part.endsWith(']')) throw malformed(name)
    return part.slice(0, -1)
  })
  return [head!, ...inner]
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

function plain(node: Node): FormValue {
  if (typeof node === 'string') return node
  const isList = node.size > 0 && [...node.keys()].every((key, index) => key === String(index))
  if (isList) return [...node.values()].map(plain)
  // No prototype: a field named like one of Object's own members must not become one.
  const fields: FormFields = Object.create(null)
  for (const [key, child] of node) fields[key] = plain(child)
  return fields
}

const malformed = (name: string) =>
  new ApiError(400, { message: `The parameter name could not be understood: ${name}`, param: name })
