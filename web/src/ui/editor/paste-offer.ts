import { embedCodeToLink } from '@course/contract/editing/media-links'
import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { DOMParser, type Node, Slice } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { extractFormatting } from './extract-formatting.ts'

/** Text that was just pasted, and the same with the headings, lists and links that it had. */
type PasteOffer = { from: number; to: number; text: string; formatted: HTMLElement }

const key = new PluginKey<PasteOffer | undefined>('pasteOffer')

/** Remembers the formatting of the last paste for as long as the pasted words stand as they are. */
export const PasteOffers = Extension.create({
  name: 'pasteOffers',
  addProseMirrorPlugins: () => [
    new Plugin<PasteOffer | undefined>({
      key,
      state: { init: () => undefined, apply: offerAfter },
    }),
  ],
})

export const hasPasteOffer = (state: EditorState): boolean => key.getState(state) !== undefined

/** Inserts only the plain text of what is pasted, and offers what else it had. */
export function pasteAsText(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault()
  const { from, $from } = view.state.selection
  // A caption holds no headings and lists.
  const takesBlocks = /^(paragraph|heading)$/.test($from.parent.type.name)
  // Undo takes back the paste, and not what was typed just before it.
  view.dispatch(closeHistory(view.state.tr))
  view.pasteText(embedCodeToLink(event.clipboardData?.getData('text/plain') ?? ''))
  const { to } = view.state.selection
  const formatted = takesBlocks && extractFormatting(event.clipboardData?.getData('text/html') ?? '')
  const text = textBetween(view.state.doc, from, to)
  if (formatted && text) view.dispatch(view.state.tr.setMeta(key, { from, to, text, formatted }))
  return true
}

/** Puts the formatted text in the place of the plain one, as a step of its own for Undo. */
export function acceptPasteOffer(tr: Transaction, state: EditorState): boolean {
  const offer = key.getState(state)
  if (!offer) return false
  const { content } = DOMParser.fromSchema(state.schema).parse(offer.formatted)
  // Words at the edges join the sentence that they were pasted into; a heading or list stands by itself.
  const isOpen = (node: Node | null) => (node?.type.name === 'paragraph' ? 1 : 0)
  const slice = new Slice(content, isOpen(content.firstChild), isOpen(content.lastChild))
  closeHistory(tr).replaceRange(offer.from, offer.to, slice).setMeta(key, null).scrollIntoView()
  return true
}

export const dismissPasteOffer = (tr: Transaction): boolean => {
  tr.setMeta(key, null)
  return true
}

function offerAfter(tr: Transaction, offer: PasteOffer | undefined): PasteOffer | undefined {
  const changed: PasteOffer | null | undefined = tr.getMeta(key)
  if (changed !== undefined) return changed ?? undefined
  if (!offer) return undefined
  const [from, to] = [tr.mapping.map(offer.from, 1), tr.mapping.map(offer.to, -1)]
  return textBetween(tr.doc, from, to) === offer.text ? { ...offer, from, to } : undefined
}

const textBetween = (doc: Node, from: number, to: number) =>
  from < to ? doc.textBetween(from, to, '\n', '\n') : ''
