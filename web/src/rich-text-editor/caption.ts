import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { Edit } from './table-edits.ts'

/** Adds a caption to the selected image, video or table and moves there; inside a caption, removes it. */
export const toggleCaption: Edit = (tr) => {
  if (tr.selection.$from.parent.type.name === 'figcaption') return removeCaption(tr)
  const figure = findFigure(tr)
  if (figure) return goToCaption(tr, figure)
  const media = findMedia(tr)
  const { figure: type, figcaption } = tr.doc.type.schema.nodes
  if (!media || !type || !figcaption) return false
  const { node, position } = media
  tr.replaceWith(position, position + node.nodeSize, type.create(null, [node, figcaption.create()]))
  return goToCaption(tr, { node: tr.doc.nodeAt(position) ?? node, position })
}

/** Enter in a caption continues below the figure. */
export const leaveCaption: Edit = (tr) => {
  const { $from } = tr.selection
  if ($from.parent.type.name !== 'figcaption') return false
  const after = $from.after($from.depth - 1)
  const paragraph = tr.doc.type.schema.nodes.paragraph
  if (!paragraph) return false
  tr.insert(after, paragraph.create())
  tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView()
  return true
}

/** Backspace in an empty caption removes it. */
export const removeEmptyCaption: Edit = (tr) => {
  const { parent } = tr.selection.$from
  return parent.type.name === 'figcaption' && parent.childCount === 0 && removeCaption(tr)
}

type CaptionTarget = { node: Node; position: number }

/** Replaces the figure with its media. */
function removeCaption(tr: Transaction): boolean {
  const { $from } = tr.selection
  const depth = $from.depth - 1
  const media = $from.node(depth).firstChild
  if (!media || $from.node(depth).type.name !== 'figure') return false
  const position = $from.before(depth)
  tr.replaceWith(position, $from.after(depth), media)
  tr.setSelection(
    NodeSelection.isSelectable(media)
      ? NodeSelection.create(tr.doc, position)
      : TextSelection.near(tr.doc.resolve(position)),
  )
  return true
}

function goToCaption(tr: Transaction, { node, position }: CaptionTarget): boolean {
  const { figcaption } = tr.doc.type.schema.nodes
  const end = position + node.nodeSize - 1
  if (node.lastChild?.type === figcaption) tr.setSelection(TextSelection.create(tr.doc, end - 1))
  else {
    if (figcaption) tr.insert(end, figcaption.create())
    tr.setSelection(TextSelection.create(tr.doc, end + 1))
  }
  return true
}

const findFigure = (tr: Transaction): CaptionTarget | undefined =>
  selectedNode(tr, /^figure$/) ?? findAncestor(tr.selection.$from, /^figure$/)

const findMedia = (tr: Transaction): CaptionTarget | undefined =>
  selectedNode(tr, /^(image|video|table)$/) ?? findAncestor(tr.selection.$from, /^table$/)

function selectedNode({ selection }: Transaction, name: RegExp): CaptionTarget | undefined {
  if (!(selection instanceof NodeSelection) || !name.test(selection.node.type.name)) return undefined
  return { node: selection.node, position: selection.from }
}

function findAncestor($from: ResolvedPos, name: RegExp): CaptionTarget | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    if (name.test($from.node(depth).type.name))
      return { node: $from.node(depth), position: $from.before(depth) }
  }
  return undefined
}
