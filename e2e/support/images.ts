import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { Locator } from '@playwright/test'

/** A gray PNG file for a file input. */
export function pngFile(name: string, width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const rows = Buffer.alloc((width + 1) * height, 128)
  for (let offset = 0; offset < rows.length; offset += width + 1) rows[offset] = 0
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** A video of 160 × 90 pixels. */
export const videoBytes = () => readFileSync(join(import.meta.dirname, '../fixtures/video.webm'))

/** Drops an image on the editor. */
export const dropImage = (editor: Locator, width: number, height: number) =>
  editor.evaluate(
    (element, bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }))
      const { left: clientX, top: clientY } = element.getBoundingClientRect()
      const position = { clientX, clientY, bubbles: true, cancelable: true }
      element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, ...position }))
    },
    [...pngFile('image.png', width, height).buffer],
  )

/** Pastes an image into the editor. */
export const pasteImage = (editor: Locator, width: number, height: number) =>
  editor.evaluate(
    (element, bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }))
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    [...pngFile('image.png', width, height).buffer],
  )
