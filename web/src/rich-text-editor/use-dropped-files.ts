import type { Editor } from '@tiptap/core'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'

/** The id tells two drops of the same file apart. */
type WaitingFile = { id: number; file: File }

/** Images and videos that were dropped, pasted or chosen and are waiting to be uploaded. */
export type DroppedFiles = {
  waiting: readonly WaitingFile[]
  add: (files: readonly File[]) => void
  /** Removes the first file. */
  next: () => void
}

/**
 * Handles dropped and pasted files before the editor. Office programs add an image of copied text; then the
 * text is pasted.
 */
export function useDroppedFiles(editor: Editor | null, onFilesAdded: () => void) {
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([])
  const lastId = useRef(0)
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ id: ++lastId.current, file }))
    setWaiting((before) => [...before, ...added])
  }

  const addFiles = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length === 0 || data?.getData('text/plain')) return false
    event.preventDefault()
    event.stopPropagation()
    add(files)
    onFilesAdded()
    return true
  }

  const onPasteCapture = (event: ClipboardEvent) => void addFiles(event, event.clipboardData)
  const onDropCapture = (event: DragEvent) => {
    const position = editor?.view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (addFiles(event, event.dataTransfer) && position) editor?.commands.setTextSelection(position.pos)
  }
  // Without this, the browser would open a file that is dropped outside the text.
  const onDragOver = (event: DragEvent) =>
    event.dataTransfer.types.includes('Files') && event.preventDefault()

  const files: DroppedFiles = { waiting, add, next: () => setWaiting(([, ...others]) => others) }
  return { files, fileEvents: { onPasteCapture, onDropCapture, onDragOver } }
}
