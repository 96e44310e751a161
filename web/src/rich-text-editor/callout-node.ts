import { type Callout, calloutClass, calloutOfClass, callouts } from '@course/content/site/learning/callouts'
import { Node } from '@tiptap/core'
import { NodeRange, type ResolvedPos } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { findWrapping, liftTarget } from '@tiptap/pm/transform'

/** A highlighted box. CSS shows its kind from `data-callout`, which is not stored. */
export const CalloutNode = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element) => calloutOfClass(element.className),
      renderHTML: ({ kind }) => ({
        class: calloutClass(kind),
        'data-callout': callouts[kind as Callout],
      }),
    },
  }),
  parseHTML: () => [
    { tag: 'div', getAttrs: (element) => (calloutOfClass(element.className) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
})

/** Wraps the selected blocks in a callout, changes its kind, or removes it. */
export const setCallout =
  (kind: Callout | undefined) =>
  (tr: Transaction): boolean => {
    const { $from, $to } = tr.selection
    const depth = findCalloutDepth($from)
    if (depth !== undefined) {
      if (kind) tr.setNodeAttribute($from.before(depth), 'kind', kind)
      else unwrap(tr, $from, depth)
      return true
    }
    if (!kind) return false
    // A list is wrapped as a whole.
    const range = $from.blockRange($to, ({ type }) => /^(doc|tableCell|tableHeader)$/.test(type.name))
    const callout = tr.doc.type.schema.nodes.callout
    const wrapping = range && callout && findWrapping(range, callout, { kind })
    if (!wrapping) return false
    tr.wrap(range, wrapping)
    return true
  }

function findCalloutDepth($from: ResolvedPos): number | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name === 'callout') return depth
  }
  return undefined
}

function unwrap(tr: Transaction, $from: ResolvedPos, depth: number): void {
  const range = new NodeRange(tr.doc.resolve($from.start(depth)), tr.doc.resolve($from.end(depth)), depth)
  const target = liftTarget(range)
  if (target !== null) tr.lift(range, target)
}
