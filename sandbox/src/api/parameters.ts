import { ApiError } from './api-error.ts'
import type { FormFields, FormValue } from './form.ts'

/** Parses a parameter, which is always sent as text, or throws ApiError. Absent parameters are undefined. */
export type Parser<T> = (value: FormValue | undefined, name: string) => T

export function required<T>(parse: Parser<T>): Parser<Exclude<T, undefined>> {
  return (value, name) => {
    if (value === undefined) {
      throw new ApiError(400, {
        code: 'parameter_missing',
        message: `Missing required param: ${name}.`,
        param: name,
      })
    }
    return parse(value, name) as Exclude<T, undefined>
  }
}

export function text(
  limits: { max?: number; pattern?: RegExp; reason?: string; code?: string } = {},
): Parser<string | undefined> {
  const { max = 5000, pattern, reason = 'is not valid', code } = limits
  return (value, name) => {
    if (value === undefined) return undefined
    if (typeof value !== 'string') throw invalid(name, `Invalid string: ${name}`)
    if (value === '') {
      throw new ApiError(400, {
        code: 'parameter_invalid_empty',
        message: `An empty value for '${name}' would unset it, which is not possible here. Omit it instead.`,
        param: name,
      })
    }
    if (value.length > max) throw invalid(name, `Invalid string: ${name} has more than ${max} characters`)
    if (pattern && !pattern.test(value)) throw invalid(name, `Invalid ${name}: '${value}' ${reason}`, code)
    return value
  }
}

export function integer(limits: { min?: number; max?: number } = {}): Parser<number | undefined> {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limits
  return (value, name) => {
    if (value === undefined) return undefined
    if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
      throw invalid(
        name,
        `Invalid integer: ${typeof value === 'string' ? value : name}`,
        'parameter_invalid_integer',
      )
    }
    const number = Number(value)
    if (number < min)
      throw invalid(name, `Invalid integer: ${name} must be at least ${min}`, 'parameter_invalid_integer')
    if (number > max)
      throw invalid(name, `Invalid integer: ${name} must be at most ${max}`, 'parameter_invalid_integer')
    return number
  }
}

/** `true` or `false`, as the SDK sends them. */
export const boolean: Parser<boolean | undefined> = (value, name) => {
  if (value === undefined) return undefined
  if (value !== 'true' && value !== 'false') throw invalid(name, `Invalid boolean: ${name}`)
  return value === 'true'
}

export function decimal({ above, max }: { above: number; max: number }): Parser<number | undefined> {
  return (value, name) => {
    if (value === undefined) return undefined
    const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
    if (!(number > above && number <= max))
      throw invalid(name, `Invalid decimal: ${name} must be greater than ${above} and at most ${max}`)
    return number
  }
}

/** A feature that changes the amount and that the sandbox does not have: it can only be switched off. */
export const switchedOff: Parser<{ enabled: false } | undefined> = (value, name) => {
  const parsed = shape({ enabled: required(boolean) })(value, name)
  if (parsed?.enabled) throw invalid(name, `The sandbox supports ${name}[enabled]=false only.`)
  return parsed && { enabled: false }
}

export function oneOf<const T extends string>(...allowed: T[]): Parser<T | undefined> {
  return (value, name) => {
    if (value === undefined || allowed.includes(value as T)) return value as T | undefined
    throw invalid(name, `Invalid ${name}: must be one of ${allowed.join(', ')}`)
  }
}

export function listOf<T>(parse: Parser<T>, limits: { max?: number } = {}): Parser<T[] | undefined> {
  const { max = 100 } = limits
  return (value, name) => {
    if (value === undefined) return undefined
    if (!Array.isArray(value) || value.length > max) throw invalid(name, `Invalid array: ${name}`)
    return value.map((entry, index) => parse(entry, `${name}[${index}]`))
  }
}

/** Up to 50 key-value pairs. An empty value removes its key; an empty parameter removes all keys. */
export const metadata: Parser<Record<string, string> | '' | undefined> = (value, name) => {
  if (value === undefined || value === '') return value
  if (typeof value === 'string') throw invalid(name, `Invalid object: ${name}`)
  const pairs = Object.entries(value)
  if (pairs.length > 50) throw invalid(name, `Invalid ${name}: at most 50 keys are allowed`)
  for (const [key, entry] of pairs) {
    if (key.length > 40) throw invalid(name, `Invalid ${name}: the key '${key}' has more than 40 characters`)
    if (typeof entry !== 'string') throw invalid(`${name}[${key}]`, `Invalid string: ${name}[${key}]`)
    if (entry.length > 500)
      throw invalid(`${name}[${key}]`, `Invalid ${name}: a value has more than 500 characters`)
  }
  return Object.fromEntries(pairs) as Record<string, string>
}

export function mergeMetadata(
  current: Record<string, string>,
  change: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (change === '') return {}
  return Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== ''))
}

type Shape = Record<string, Parser<unknown>>
export type Parsed<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> }

export function shape<S extends Shape>(parsers: S): Parser<Parsed<S> | undefined> {
  return (value, name) => {
    if (value === undefined) return undefined
    if (typeof value === 'string' || Array.isArray(value)) throw invalid(name, `Invalid object: ${name}`)
    return parseFields(parsers, value, name)
  }
}

/** Parses all parameters of a request. Rejects unknown ones, so that misspelled names are noticed. */
export function parseFields<S extends Shape>(parsers: S, fields: FormFields, parent?: string): Parsed<S> {
  const nameOf = (key: string) => (parent === undefined ? key : `${parent}[${key}]`)
  const unknown = Object.keys(fields).filter((key) => !Object.hasOwn(parsers, key))
  if (unknown.length > 0) {
    throw new ApiError(400, {
      code: 'parameter_unknown',
      message: `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.map(nameOf).join(', ')}`,
      param: nameOf(unknown[0]!),
    })
  }
  const parsed = Object.entries(parsers).map(([key, parse]) => [key, parse(fields[key], nameOf(key))])
  return Object.fromEntries(parsed) as Parsed<S>
}

function invalid(param: string, message: string, code?: string): ApiError {
  return new ApiError(400, { message, param, ...(code === undefined ? {} : { code }) })
}
