import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { describe, expect, test } from 'vitest'
import { setCallout } from './callout-node.ts'
import { leaveCaption, removeEmptyCaption, toggleCaption } from './caption.ts'
import { editorNodes } from './editor-nodes.ts'
import type { Edit } from './table-edits.ts'
import * as table from './table-edits.ts'

const schema = getSchema([StarterKit, ...editorNodes])

const paragraph = (text = '') => schema.node('paragraph', null, text ? schema.text(text) : [])
const row = (cells: string[], isHeader = false) =>
  schema.node(
    'tableRow',
    null,
    cells.map((text) => schema.node(isHeader ? 'tableHeader' : 'tableCell', null, paragraph(text))),
  )
const body = (...rows: string[][]) =>
  schema.node(
    'tableBody',
    null,
    rows.map((cells) => row(cells)),
  )
const header = (...cells: string[]) => schema.node('tableHead', null, row(cells, true))
const tableOf = (...sections: Node[]) => schema.node('table', null, sections)
const list = (...items: string[]) =>
  schema.node(
    'bulletList',
    null,
    items.map((text) => schema.node('listItem', null, paragraph(text))),
  )
const image = schema.node('image', { src: 'images/a.svg', alt: 'a' })

/** Applies an edit with the cursor after the text `at`, or with the first node of that type selected. */
function applyEdit(blocks: Node[], at: string, edit: Edit) {
  const doc = schema.node('doc', null, blocks)
  const { tr } = EditorState.create({ doc })
  doc.descendants((node, position) => {
    if (node.isText && node.text === at) tr.setSelection(TextSelection.create(doc, position + at.length))
    if (node.type.name === at) tr.setSelection(NodeSelection.create(doc, position))
  })
  const isDone = edit(tr)
  tr.doc.check()
  const { $from } = tr.selection
  return { isDone, text: tr.doc.children.map(toText).join('\n'), cursorIn: $from.parent.textContent, $from }
}

/** Cells are separated by `|`, rows by lines; header rows start with `=`. */
function toText(node: Node): string {
  const { name } = node.type
  if (name === 'table') return node.children.map(toText).join('\n')
  if (name === 'tableHead' || name === 'tableBody') {
    const text = node.children
      .map((cells) => cells.children.map((cell) => cell.textContent).join('|'))
      .join('\n')
    return name === 'tableHead' ? `= ${text}` : text
  }
  if (node.isTextblock || node.isAtom)
    return name === 'paragraph' ? node.textContent : `${name}: ${node.textContent}`
  return `${name}(${node.children.map(toText).join(', ')})`
}

const plain = [tableOf(body(['a', 'b'], ['c', 'd']))]
const withHeader = [tableOf(header('A', 'B'), body(['a', 'b'], ['c', 'd']))]

describe('a table', () => {
  test.each<[string, Node[], string, Edit, string]>([
    ['a row above', withHeader, 'c', table.addRowAbove, '= A|B\na|b\n|\nc|d'],
    ['a row below', withHeader, 'd', table.addRowBelow, '= A|B\na|b\nc|d\n|'],
    ['a row below the header', withHeader, 'A', table.addRowBelow, '= A|B\n|\na|b\nc|d'],
    ['one row removed', withHeader, 'a', table.deleteRow, '= A|B\nc|d'],
    ['its header row removed', withHeader, 'A', table.deleteRow, 'a|b\nc|d'],
    ['a column on the left', withHeader, 'b', table.addColumnLeft, '= A||B\na||b\nc||d'],
    ['a column on the right', withHeader, 'B', table.addColumnRight, '= A|B|\na|b|\nc|d|'],
    ['one column removed', withHeader, 'c', table.deleteColumn, '= B\nb\nd'],
    ['a header', plain, 'd', table.toggleHeaderRow, '= a|b\nc|d'],
    ['its header turned into a row', withHeader, 'a', table.toggleHeaderRow, 'A|B\na|b\nc|d'],
    ['a header and an empty row', [tableOf(body(['a', 'b']))], 'a', table.toggleHeaderRow, '= a|b\n|'],
    ['a new row with Tab', plain, 'd', table.goToCell(1), 'a|b\nc|d\n|'],
    [
      'a column when one row is shorter',
      [tableOf(body(['a'], ['b', 'c']))],
      'c',
      table.addColumnRight,
      'a|\nb|c|',
    ],
  ])('gets %s', (_name, blocks, at, edit, after) => {
    const { isDone, text } = applyEdit(blocks, at, edit)
    expect(isDone).toBe(true)
    expect(text).toBe(after)
  })

  test.each<[string, Node[], string, Edit]>([
    ['a row above its header', withHeader, 'A', table.addRowAbove],
    ['to delete its only row', [tableOf(header('A'), body(['a']))], 'a', table.deleteRow],
    ['to delete its only column', [tableOf(body(['a'], ['b']))], 'b', table.deleteColumn],
    ['to move before its first cell', plain, 'a', table.goToCell(-1)],
    ['another table in a cell', plain, 'a', table.insertTable],
    ['an edit from outside', [...plain, paragraph('outside')], 'outside', table.addRowBelow],
  ])('refuses %s', (_name, blocks, at, edit) => {
    const { isDone, text } = applyEdit(blocks, at, edit)
    expect(isDone).toBe(false)
    expect(text).toBe(blocks.map(toText).join('\n'))
  })

  test('with a merged cell does not change its columns', () => {
    const wide = schema.node('tableCell', { colspan: '2' }, paragraph('wide'))
    const blocks = [
      tableOf(schema.node('tableBody', null, [schema.node('tableRow', null, wide), row(['a', 'b'])])),
    ]
    expect(applyEdit(blocks, 'a', table.addColumnLeft).isDone).toBe(false)
    expect(applyEdit(blocks, 'a', table.goToCell(1)).cursorIn).toBe('b')
  })

  test('moves the cursor from cell to cell', () => {
    expect(applyEdit(withHeader, 'B', table.goToCell(1)).cursorIn).toBe('a')
    expect(applyEdit(withHeader, 'a', table.goToCell(-1)).cursorIn).toBe('B')
    expect(applyEdit(withHeader, 'c', table.deleteRow).cursorIn).toBe('a')
  })

  test('is inserted with the cursor in its first cell, and deleted with its caption', () => {
    const inserted = applyEdit([paragraph('before')], 'before', table.insertTable)
    expect(inserted.text).toMatch(/^before\n= \|\|\n\|\|\n\|\|/)
    expect(inserted.$from.node(-1).type.name).toBe('tableHeader')
    const figure = schema.node('figure', null, [...plain, schema.node('figcaption', null, schema.text('x'))])
    expect(applyEdit([paragraph('before'), figure, paragraph('after')], 'd', table.deleteTable).text).toBe(
      'before\nafter',
    )
  })
})

describe('a callout', () => {
  const callout = schema.node('callout', { kind: 'note' }, [paragraph('boxed'), list('one', 'two')])

  test('wraps the selected block, or the whole list', () => {
    const blocks = [paragraph('a'), list('one', 'two')]
    expect(applyEdit(blocks, 'a', setCallout('tip')).text).toBe(
      'callout(a)\nbulletList(listItem(one), listItem(two))',
    )
    expect(applyEdit(blocks, 'two', setCallout('tip')).text).toBe(
      'a\ncallout(bulletList(listItem(one), listItem(two)))',
    )
  })

  test('changes its kind, and is removed without its content', () => {
    const changed = applyEdit([callout], 'two', setCallout('caution'))
    expect(changed.$from.node(1).attrs).toEqual({ kind: 'caution' })
    expect(applyEdit([callout], 'two', setCallout(undefined)).text).toBe(
      'boxed\nbulletList(listItem(one), listItem(two))',
    )
    expect(applyEdit([paragraph('a')], 'a', setCallout(undefined)).isDone).toBe(false)
  })
})

describe('a caption', () => {
  const caption = (text: string) => schema.node('figcaption', null, text ? schema.text(text) : [])
  const figure = (text: string) => schema.node('figure', null, [image, caption(text)])

  test('is added to an image, a table or a figure, and gets the cursor', () => {
    for (const [blocks, at] of [
      [[image], 'image'],
      [plain, 'a'],
      [[schema.node('figure', null, image)], 'figure'],
    ] as const) {
      const { isDone, $from } = applyEdit([...blocks], at, toggleCaption)
      expect(isDone).toBe(true)
      expect($from.parent.type.name).toBe('figcaption')
    }
    expect(applyEdit([paragraph('a')], 'a', toggleCaption).isDone).toBe(false)
  })

  test('gets the cursor if it exists, and is removed when toggled inside', () => {
    expect(applyEdit([figure('words')], 'image', toggleCaption).cursorIn).toBe('words')
    expect(applyEdit([figure('words')], 'words', toggleCaption).text).toBe('image: ')
  })

  test('is left with Enter, and removed with Backspace when empty', () => {
    const left = applyEdit([figure('words'), paragraph('after')], 'words', leaveCaption)
    expect(left.text).toBe('figure(image: , figcaption: words)\n\nafter')
    expect(left.cursorIn).toBe('')
    expect(applyEdit([figure('words')], 'words', removeEmptyCaption).isDone).toBe(false)
    const empty = schema.node('doc', null, [figure('')])
    const { tr } = EditorState.create({ doc: empty, selection: TextSelection.create(empty, 3) })
    expect(removeEmptyCaption(tr)).toBe(true)
    expect(tr.doc.firstChild).toBe(image)
  })
})
