import { EXP, MAX, MIN, PRODUCT, SQRT, SUM } from '@formulajs/formulajs'

const library: Record<string, (...values: number[]) => unknown> = { EXP, MAX, MIN, PRODUCT, SQRT, SUM }

type Value = string | number | boolean | null
type CellRange = { sheet: string; from: [column: number, row: number]; to: [column: number, row: number] }
/** Gives a cell's value, computed if it is a formula. */
type ReadCell = (sheet: string, column: number, row: number) => Value

const TOKEN =
  /\s*(?:("(?:[^"]|"")*")|(\d+(?:\.\d+)?)|((?:'[^']+'|\w+)!)?(\$?[A-Z]{1,2}\$?\d+)(?::(\$?[A-Z]{1,2}\$?\d+))?(?![\w(])|([A-Za-z_][\w.]*)|(<>|<=|>=|[-+*/^=<>(),]))/gy

export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const parseCellRef = (cell: string): [number, number] => {
  const [, letters = '', digits = ''] = /^\$?([A-Z]+)\$?(\d+)$/.exec(cell) ?? []
  return [columnNumber(letters), Number(digits)]
}

/**
 * Computes a formula as spreadsheet programs do: only the branch of IF that is taken, an empty cell equal to an empty
 * text and to zero. Arithmetic functions are those of a library for spreadsheets.
 */
export function compute(formula: string, sheet: string, names: Map<string, string>, read: ReadCell): Value {
  const tokens = [...formula.matchAll(TOKEN)]
  if (tokens.map(([token]) => token).join('') !== formula) throw new Error(`cannot read ${formula}`)
  let at = 0

  const operator = () => tokens[at]?.[7]
  const isNext = (...marks: string[]) => marks.includes(operator() ?? '')
  const take = (mark: string) => {
    if (operator() !== mark) throw new Error(`${mark} expected in ${formula}`)
    at += 1
  }

  type Node = () => Value
  const binary =
    (marks: string[], inner: () => Node, apply: (mark: string, a: Value, b: Value) => Value) => (): Node => {
      let left = inner()
      while (isNext(...marks)) {
        const mark = operator()!
        at += 1
        const [a, b] = [left, inner()]
        left = () => apply(mark, a(), b())
      }
      return left
    }
  const number = (value: Value): number => {
    if (typeof value === 'string') throw new Error(`“${value}” is no number in ${formula}`)
    return Number(value ?? 0)
  }
  const arithmetic = (mark: string, a: Value, b: Value): number => {
    const [x, y] = [number(a), number(b)]
    return mark === '+' ? x + y : mark === '-' ? x - y : mark === '*' ? x * y : mark === '/' ? x / y : x ** y
  }
  const unary = (): Node => {
    if (!isNext('-')) return atom()
    at += 1
    const inner = unary()
    return () => -number(inner())
  }
  const power = binary(['^'], unary, arithmetic)
  const product = binary(['*', '/'], power, arithmetic)
  const sum = binary(['+', '-'], product, arithmetic)
  const comparison = binary(['=', '<>', '<', '>', '<=', '>='], sum, compare)

  function atom(): Node {
    const [, text, digits, , cell, , word] = tokens[at] ?? []
    if (isNext('(')) {
      at += 1
      const inside = comparison()
      take(')')
      return inside
    }
    if (text !== undefined || digits !== undefined) {
      at += 1
      return () => (text === undefined ? Number(digits) : text.slice(1, -1).replaceAll('""', '"'))
    }
    if (word !== undefined && tokens[at + 1]?.[7] === '(') return call()
    if (cell === undefined && word === undefined)
      throw new Error(`unreadable at ${tokens[at]?.[0]} in ${formula}`)
    const place = area()
    return () => read(place.sheet, ...place.from)
  }

  /** The cells that a reference or a name stands for. */
  function area(): CellRange {
    const [, , , prefix, cell, end, word] = tokens[at]!
    at += 1
    if (cell) {
      const from = parseCellRef(cell)
      return { sheet: prefix?.replace(/^'|'?!$/g, '') ?? sheet, from, to: end ? parseCellRef(end) : from }
    }
    const [, name, from, to = from] = /^'(.+)'!([^:]+)(?::(.+))?$/.exec(names.get(word!) ?? '') ?? []
    if (!name || !from || !to) throw new Error(`no such name: ${word}`)
    return { sheet: name, from: parseCellRef(from), to: parseCellRef(to) }
  }

  function call(): Node {
    const name = tokens[at]![6]!
    at += 1
    take('(')
    const given: { node: Node; place: CellRange | undefined }[] = []
    while (!isNext(')')) {
      if (given.length > 0) take(',')
      const start = at
      const isArea =
        tokens[at]?.[4] !== undefined || (tokens[at]?.[6] !== undefined && tokens[at + 1]?.[7] !== '(')
      const place = isArea && [',', ')'].includes(tokens[at + 1]?.[7] ?? '') ? area() : undefined
      at = start
      given.push({ node: comparison(), place })
    }
    take(')')
    return () =>
      apply(
        name,
        given.map(({ node }) => node),
        given.map(({ place }) => place && cellsOf(place)),
      )
  }

  function cellsOf({ sheet: name, from, to }: CellRange): Value[] {
    const cells: Value[] = []
    for (let row = from[1]; row <= to[1]; row += 1)
      for (let column = from[0]; column <= to[0]; column += 1) cells.push(read(name, column, row))
    return cells
  }

  function apply(name: string, nodes: Node[], cells: (Value[] | undefined)[]): Value {
    const all = () => nodes.flatMap((node, index) => cells[index] ?? [node()])
    const numbers = () => all().filter((value) => typeof value === 'number')
    switch (name) {
      case 'IF':
        return nodes[0]!() ? nodes[1]!() : nodes[2]!()
      case 'OR':
        return nodes.some((node) => node())
      case 'AND':
        return nodes.every((node) => node())
      case 'COUNTA':
        return all().filter((value) => value !== null).length
      case 'COUNT':
        return numbers().length
      case 'COUNTIF':
        return cells[0]!.filter((value) => compare('=', value, nodes[1]!())).length
      case 'INDEX':
        return cells[0]![number(nodes[1]!()) - 1] ?? null
      case 'TODAY':
        return Math.floor(Date.now() / 86_400_000) + 25_569
      case 'WORKDAY':
        return workday(number(nodes[0]!()), number(nodes[1]!()), cells[2] ?? [])
      default: {
        const known = library[name]
        if (known) return known(...numbers()) as number
        throw new Error(`${name} is not known here`)
      }
    }
  }

  const result = comparison()
  if (at !== tokens.length) throw new Error(`more than one formula: ${formula}`)
  return result()
}

function compare(mark: string, a: Value, b: Value): boolean {
  const [x, y] = [a ?? (typeof b === 'string' ? '' : 0), b ?? (typeof a === 'string' ? '' : 0)]
  if (mark === '=') return x === y
  if (mark === '<>') return x !== y
  // Among spreadsheets every text is greater than every number.
  if (typeof x !== typeof y) return (typeof x === 'string') === (mark === '>' || mark === '>=')
  return mark === '<' ? x < y : mark === '>' ? x > y : mark === '<=' ? x <= y : x >= y
}

/** Serial 1 was a Sunday in the calendar of spreadsheets, as serial 7 was a Saturday. */
function workday(from: number, days: number, holidays: readonly Value[]): number {
  let day = from
  for (let left = Math.abs(days); left > 0; ) {
    day += Math.sign(days)
    if (![0, 1].includes(day % 7) && !holidays.includes(day)) left -= 1
  }
  return day
}
