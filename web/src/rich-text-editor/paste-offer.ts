import { embedCodeToLink } from '@course/contract/editing/media-links'
import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { DOMParser, type Node, Slice } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { extractFormatting } from './extract-formatting.ts'

/** Text that was just pasted, and its version with headings, lists and links. */
type PasteOffer = { from: number; to: number; text: string; formatted: HTMLElement }

const key = new PluginKey<PasteOffer | undefined>('pasteOffer')

/** Stores the formatting of the last paste until the pasted text changes. */
export const PasteOffers = Extension.create({
  name: 'pasteOffers',
  addProseMirrorPlugins: () => [
    new Plugin<PasteOffer | undefined>({
      key,
      state: { init: () => undefined, apply: applyTransaction },
    }),
  ],
})

export const hasPasteOffer = (state: EditorState): boolean => key.getState(state) !== undefined

/** Pastes plain text and offers its formatting. */
export function pasteAsText(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault()
  const { from, $from } = view.state.selection
  // A caption cannot contain headings and lists.
  const allowsBlocks = /^(paragraph|heading)$/.test($from.parent.type.name)
  // Undo reverts only the paste, not the text typed before it.
  view.dispatch(closeHistory(view.state.tr))
  view.pasteText(embedCodeToLink(event.clipboardData?.getData('text/plain') ?? ''))
  const { to } = view.state.selection
  const formatted = allowsBlocks && extractFormatting(event.clipboardData?.getData('text/html') ?? '')
  const text = textBetween(view.state.doc, from, to)
  if (formatted && text) view.dispatch(view.state.tr.setMeta(key, { from, to, text, formatted }))
  return true
}

/** Replaces the plain text with the formatted text, as a separate undo step. */
export function acceptPasteOffer(tr: Transaction, state: EditorState): boolean {
  const offer = key.getState(state)
  if (!offer) return false
  const { content } = DOMParser.fromSchema(state.schema).parse(offer.formatted)
  // Paragraphs at the edges join the surrounding text; headings and lists stay separate blocks.
  const openDepth = (node: Node | null) => (node?.type.name === 'paragraph' ? 1 : 0)
  const slice = new Slice(content, openDepth(content.firstChild), openDepth(content.lastChild))
  closeHistory(tr).replaceRange(offer.from, offer.to, slice).setMeta(key, null).scrollIntoView()
  return true
}

export const dismissPasteOffer = (tr: Transaction): boolean => {
  tr.setMeta(key, null)
  return true
}

function applyTransaction(tr: Transaction, offer: PasteOffer | undefined): PasteOffer | undefined {
  const newOffer: PasteOffer | null | undefined = tr.getMeta(key)
  if (newOffer !== undefined) return newOffer ?? undefined
  if (!offer) return undefined
  const [from, to] = [tr.mapping.map(offer.from, 1), tr.mapping.map(offer.to, -1)]
  return textBetween(tr.doc, from, to) === offer.text ? { ...offer, from, to } : undefined
}

const textBetween = (doc: Node, from: number, to: number) =>
  from < to ? doc.textBetween(from, to, '\n', '\n') : ''
