import type { Editor } from '@tiptap/core'
import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Pictures and films that were dropped on the text, pasted into it or chosen, and wait for their description. */
export type DroppedFiles = {
  waiting: readonly File[]
  add: (files: readonly File[]) => void
  /** Done with the first one. */
  next: () => void
}

/**
 * Handles dropped and pasted files before the editor. Office programs add an image of copied text; then the
 * text is pasted.
 */
export function useDroppedFiles(editor: Editor | null, onTaken: () => void) {
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const add = (files: readonly File[]) => setWaiting((before) => [...before, ...files])

  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length === 0 || data?.getData('text/plain')) return false
    event.preventDefault()
    event.stopPropagation()
    add(files)
    onTaken()
    return true
  }

  const onPasteCapture = (event: ClipboardEvent) => void take(event, event.clipboardData)
  const onDropCapture = (event: DragEvent) => {
    const place = editor?.view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (take(event, event.dataTransfer) && place) editor?.commands.setTextSelection(place.pos)
  }
  // Without this, a file that is dropped beside the text opens in place of the page.
  const onDragOver = (event: DragEvent) =>
    event.dataTransfer.types.includes('Files') && event.preventDefault()

  const files: DroppedFiles = { waiting, add, next: () => setWaiting(([, ...others]) => others) }
  return { files, fileEvents: { onPasteCapture, onDropCapture, onDragOver } }
}
