import { EXP, MAX, MIN, PRODUCT, SQRT, SUM } from '@formulajs/formulajs'
import { DAY_MS } from '../platform/clock.ts'

const library: Record<string, (...values: number[]) => unknown> = { EXP, MAX, MIN, PRODUCT, SQRT, SUM }

type Value = string | number | boolean | null
type CellRange = { sheet: string; from: [column: number, row: number]; to: [column: number, row: number] }
/** Returns a cell's value, computed if it is a formula. */
type CellReader = (sheet: string, column: number, row: number) => Value

const TOKEN =
  /\s*(?:("(?:[^"]|"")*")|(\d+(?:\.\d+)?)|((?:'[^']+'|\w+)!)?(\$?[A-Z]{1,2}\$?\d+)(?::(\$?[A-Z]{1,2}\$?\d+))?(?![\w(])|([A-Za-z_][\w.]*)|(<>|<=|>=|[-+*/^=<>(),]))/gy

export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const parseCellRef = (cell: string): [number, number] => {
  const [, letters = '', digits = ''] = /^\$?([A-Z]+)\$?(\d+)$/.exec(cell) ?? []
  return [columnNumber(letters), Number(digits)]
}

/**
 * Evaluates a formula as spreadsheet programs do: IF evaluates only the taken branch, and an empty cell equals both
 * an empty text and zero. Arithmetic functions come from formulajs.
 */
export function evaluateFormula(
  formula: string,
  sheet: string,
  names: Map<string, string>,
  readCell: CellReader,
): Value {
  const tokens = [...formula.matchAll(TOKEN)]
  if (tokens.map(([token]) => token).join('') !== formula) throw new Error(`cannot parse ${formula}`)
  let position = 0

  const operator = () => tokens[position]?.[7]
  const isNext = (...marks: string[]) => marks.includes(operator() ?? '')
  const expectOperator = (mark: string) => {
    if (operator() !== mark) throw new Error(`${mark} expected in ${formula}`)
    position += 1
  }

  type Node = () => Value
  const binary =
    (marks: string[], inner: () => Node, apply: (mark: string, a: Value, b: Value) => Value) => (): Node => {
      let left = inner()
      while (isNext(...marks)) {
        const mark = operator()!
        position += 1
        const [a, b] = [left, inner()]
        left = () => apply(mark, a(), b())
      }
      return left
    }
  const number = (value: Value): number => {
    if (typeof value === 'string') throw new Error(`“${value}” is not a number in ${formula}`)
    return Number(value ?? 0)
  }
  const arithmetic = (mark: string, a: Value, b: Value): number => {
    const [x, y] = [number(a), number(b)]
    return mark === '+' ? x + y : mark === '-' ? x - y : mark === '*' ? x * y : mark === '/' ? x / y : x ** y
  }
  const unary = (): Node => {
    if (!isNext('-')) return atom()
    position += 1
    const inner = unary()
    return () => -number(inner())
  }
  const power = binary(['^'], unary, arithmetic)
  const product = binary(['*', '/'], power, arithmetic)
  const sum = binary(['+', '-'], product, arithmetic)
  const comparison = binary(['=', '<>', '<', '>', '<=', '>='], sum, compare)

  function atom(): Node {
    const [, text, digits, , cell, , word] = tokens[position] ?? []
    if (isNext('(')) {
      position += 1
      const inside = comparison()
      expectOperator(')')
      return inside
    }
    if (text !== undefined || digits !== undefined) {
      position += 1
      return () => (text === undefined ? Number(digits) : text.slice(1, -1).replaceAll('""', '"'))
    }
    if (word !== undefined && tokens[position + 1]?.[7] === '(') return call()
    if (cell === undefined && word === undefined)
      throw new Error(`unexpected token ${tokens[position]?.[0]} in ${formula}`)
    const range = parseRange()
    return () => readCell(range.sheet, ...range.from)
  }

  /** Parses a cell reference, range or defined name. */
  function parseRange(): CellRange {
    const [, , , prefix, cell, end, word] = tokens[position]!
    position += 1
    if (cell) {
      const from = parseCellRef(cell)
      return { sheet: prefix?.replace(/^'|'?!$/g, '') ?? sheet, from, to: end ? parseCellRef(end) : from }
    }
    const [, name, from, to = from] = /^'(.+)'!([^:]+)(?::(.+))?$/.exec(names.get(word!) ?? '') ?? []
    if (!name || !from || !to) throw new Error(`unknown name: ${word}`)
    return { sheet: name, from: parseCellRef(from), to: parseCellRef(to) }
  }

  function call(): Node {
    const name = tokens[position]![6]!
    position += 1
    expectOperator('(')
    const args: { node: Node; range: CellRange | undefined }[] = []
    while (!isNext(')')) {
      if (args.length > 0) expectOperator(',')
      const start = position
      const isRange =
        tokens[position]?.[4] !== undefined ||
        (tokens[position]?.[6] !== undefined && tokens[position + 1]?.[7] !== '(')
      const range = isRange && [',', ')'].includes(tokens[position + 1]?.[7] ?? '') ? parseRange() : undefined
      position = start
      args.push({ node: comparison(), range })
    }
    expectOperator(')')
    return () =>
      apply(
        name,
        args.map(({ node }) => node),
        args.map(({ range }) => range && cellsOf(range)),
      )
  }

  function cellsOf({ sheet: name, from, to }: CellRange): Value[] {
    const cells: Value[] = []
    for (let row = from[1]; row <= to[1]; row += 1)
      for (let column = from[0]; column <= to[0]; column += 1) cells.push(readCell(name, column, row))
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
        return Math.floor(Date.now() / DAY_MS) + 25_569
      case 'WORKDAY':
        return workday(number(nodes[0]!()), number(nodes[1]!()), cells[2] ?? [])
      default: {
        const libraryFunction = library[name]
        if (libraryFunction) return libraryFunction(...numbers()) as number
        throw new Error(`unknown function: ${name}`)
      }
    }
  }

  const result = comparison()
  if (position !== tokens.length) throw new Error(`more than one formula: ${formula}`)
  return result()
}

function compare(mark: string, a: Value, b: Value): boolean {
  const [x, y] = [a ?? (typeof b === 'string' ? '' : 0), b ?? (typeof a === 'string' ? '' : 0)]
  if (mark === '=') return x === y
  if (mark === '<>') return x !== y
  // In spreadsheets every text is greater than every number.
  if (typeof x !== typeof y) return (typeof x === 'string') === (mark === '>' || mark === '>=')
  return mark === '<' ? x < y : mark === '>' ? x > y : mark === '<=' ? x <= y : x >= y
}

/** In spreadsheet dates, serial 1 is a Sunday and serial 7 a Saturday. */
function workday(from: number, days: number, holidays: readonly Value[]): number {
  let day = from
  for (let remaining = Math.abs(days); remaining > 0; ) {
    day += Math.sign(days)
    if (![0, 1].includes(day % 7) && !holidays.includes(day)) remaining -= 1
  }
  return day
}
