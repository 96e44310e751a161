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
const row = (cells: string[], isHead = false) =>
  schema.node(
    'tableRow',
    null,
    cells.map((text) => schema.node(isHead ? 'tableHeader' : 'tableCell', null, paragraph(text))),
  )
const body = (...rows: string[][]) =>
  schema.node(
    'tableBody',
    null,
    rows.map((cells) => row(cells)),
  )
const head = (...cells: string[]) => schema.node('tableHead', null, row(cells, true))
const tableOf = (...sections: Node[]) => schema.node('table', null, sections)
const list = (...items: string[]) =>
  schema.node(
    'bulletList',
    null,
    items.map((text) => schema.node('listItem', null, paragraph(text))),
  )
const image = schema.node('image', { src: 'images/a.svg', alt: 'a' })

/** With the cursor behind the first `at`, or with the first node of that name selected. */
function edited(blocks: Node[], at: string, edit: Edit) {
  const doc = schema.node('doc', null, blocks)
  const { tr } = EditorState.create({ doc })
  doc.descendants((node, position) => {
    if (node.isText && node.text === at) tr.setSelection(TextSelection.create(doc, position + at.length))
    if (node.type.name === at) tr.setSelection(NodeSelection.create(doc, position))
  })
  const isDone = edit(tr)
  tr.doc.check()
  const { $from } = tr.selection
  return { isDone, text: tr.doc.children.map(drawn).join('\n'), cursorIn: $from.parent.textContent, $from }
}

/** Cells apart by `|`, rows by lines; those of the head in capitals. */
function drawn(node: Node): string {
  const { name } = node.type
  if (name === 'table') return node.children.map(drawn).join('\n')
  if (name === 'tableHead' || name === 'tableBody') {
    const text = node.children
      .map((cells) => cells.children.map((cell) => cell.textContent).join('|'))
      .join('\n')
    return name === 'tableHead' ? `= ${text}` : text
  }
  if (node.isTextblock || node.isAtom)
    return name === 'paragraph' ? node.textContent : `${name}: ${node.textContent}`
  return `${name}(${node.children.map(drawn).join(', ')})`
}

const plain = [tableOf(body(['a', 'b'], ['c', 'd']))]
const withHead = [tableOf(head('A', 'B'), body(['a', 'b'], ['c', 'd']))]

describe('a table', () => {
  test.each<[string, Node[], string, Edit, string]>([
    ['a row above', withHead, 'c', table.addRowAbove, '= A|B\na|b\n|\nc|d'],
    ['a row below', withHead, 'd', table.addRowBelow, '= A|B\na|b\nc|d\n|'],
    ['a row below the head', withHead, 'A', table.addRowBelow, '= A|B\n|\na|b\nc|d'],
    ['one row less', withHead, 'a', table.deleteRow, '= A|B\nc|d'],
    ['no head row', withHead, 'A', table.deleteRow, 'a|b\nc|d'],
    ['a column at the left', withHead, 'b', table.addColumnLeft, '= A||B\na||b\nc||d'],
    ['a column at the right', withHead, 'B', table.addColumnRight, '= A|B|\na|b|\nc|d|'],
    ['one column less', withHead, 'c', table.deleteColumn, '= B\nb\nd'],
    ['a head', plain, 'd', table.toggleHeaderRow, '= a|b\nc|d'],
    ['its head as a row', withHead, 'a', table.toggleHeaderRow, 'A|B\na|b\nc|d'],
    ['a head and an empty row', [tableOf(body(['a', 'b']))], 'a', table.toggleHeaderRow, '= a|b\n|'],
    ['one row more by Tab', plain, 'd', table.goToCell(1), 'a|b\nc|d\n|'],
    ['a cell shorter than others', [tableOf(body(['a'], ['b', 'c']))], 'c', table.addColumnRight, 'a|\nb|c|'],
  ])('gets %s', (_name, blocks, at, edit, after) => {
    const { isDone, text } = edited(blocks, at, edit)
    expect(isDone).toBe(true)
    expect(text).toBe(after)
  })

  test.each<[string, Node[], string, Edit]>([
    ['a row above its head', withHead, 'A', table.addRowAbove],
    ['a loss of its only row', [tableOf(head('A'), body(['a']))], 'a', table.deleteRow],
    ['a loss of its only column', [tableOf(body(['a'], ['b']))], 'b', table.deleteColumn],
    ['a step before its first cell', plain, 'a', table.goToCell(-1)],
    ['another table in a cell', plain, 'a', table.insertTable],
    ['an edit from outside', [...plain, paragraph('outside')], 'outside', table.addRowBelow],
  ])('refuses %s', (_name, blocks, at, edit) => {
    const { isDone, text } = edited(blocks, at, edit)
    expect(isDone).toBe(false)
    expect(text).toBe(blocks.map(drawn).join('\n'))
  })

  test('with a cell over two columns keeps its grid', () => {
    const wide = schema.node('tableCell', { colspan: '2' }, paragraph('wide'))
    const blocks = [
      tableOf(schema.node('tableBody', null, [schema.node('tableRow', null, wide), row(['a', 'b'])])),
    ]
    expect(edited(blocks, 'a', table.addColumnLeft).isDone).toBe(false)
    expect(edited(blocks, 'a', table.goToCell(1)).cursorIn).toBe('b')
  })

  test('takes the cursor from cell to cell', () => {
    expect(edited(withHead, 'B', table.goToCell(1)).cursorIn).toBe('a')
    expect(edited(withHead, 'a', table.goToCell(-1)).cursorIn).toBe('B')
    expect(edited(withHead, 'c', table.deleteRow).cursorIn).toBe('a')
  })

  test('is inserted with the cursor in its first cell, and deleted with its caption', () => {
    const inserted = edited([paragraph('before')], 'before', table.insertTable)
    expect(inserted.text).toMatch(/^before\n= \|\|\n\|\|\n\|\|/)
    expect(inserted.$from.node(-1).type.name).toBe('tableHeader')
    const figure = schema.node('figure', null, [...plain, schema.node('figcaption', null, schema.text('x'))])
    expect(edited([paragraph('before'), figure, paragraph('after')], 'd', table.deleteTable).text).toBe(
      'before\nafter',
    )
  })
})

describe('a callout', () => {
  const callout = schema.node('callout', { kind: 'note' }, [paragraph('boxed'), list('one', 'two')])

  test('holds the selected block, a list as a whole', () => {
    const blocks = [paragraph('a'), list('one', 'two')]
    expect(edited(blocks, 'a', setCallout('tip')).text).toBe(
      'callout(a)\nbulletList(listItem(one), listItem(two))',
    )
    expect(edited(blocks, 'two', setCallout('tip')).text).toBe(
      'a\ncallout(bulletList(listItem(one), listItem(two)))',
    )
  })

  test('changes its kind and is taken away around what it holds', () => {
    const changed = edited([callout], 'two', setCallout('caution'))
    expect(changed.$from.node(1).attrs).toEqual({ kind: 'caution' })
    expect(edited([callout], 'two', setCallout(undefined)).text).toBe(
      'boxed\nbulletList(listItem(one), listItem(two))',
    )
    expect(edited([paragraph('a')], 'a', setCallout(undefined)).isDone).toBe(false)
  })
})

describe('a caption', () => {
  const caption = (text: string) => schema.node('figcaption', null, text ? schema.text(text) : [])
  const figure = (text: string) => schema.node('figure', null, [image, caption(text)])

  test('is given to a picture, a table and a figure without one, and waits for words', () => {
    for (const [blocks, at] of [
      [[image], 'image'],
      [plain, 'a'],
      [[schema.node('figure', null, image)], 'figure'],
    ] as const) {
      const { isDone, $from } = edited([...blocks], at, toggleCaption)
      expect(isDone).toBe(true)
      expect($from.parent.type.name).toBe('figcaption')
    }
    expect(edited([paragraph('a')], 'a', toggleCaption).isDone).toBe(false)
  })

  test('is gone to when it is there, and taken away from within', () => {
    expect(edited([figure('words')], 'image', toggleCaption).cursorIn).toBe('words')
    expect(edited([figure('words')], 'words', toggleCaption).text).toBe('image: ')
  })

  test('is left downwards, and goes when it is empty', () => {
    const left = edited([figure('words'), paragraph('after')], 'words', leaveCaption)
    expect(left.text).toBe('figure(image: , figcaption: words)\n\nafter')
    expect(left.cursorIn).toBe('')
    expect(edited([figure('words')], 'words', removeEmptyCaption).isDone).toBe(false)
    const empty = schema.node('doc', null, [figure('')])
    const { tr } = EditorState.create({ doc: empty, selection: TextSelection.create(empty, 3) })
    expect(removeEmptyCaption(tr)).toBe(true)
    expect(tr.doc.firstChild).toBe(image)
  })
})
