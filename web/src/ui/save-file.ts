/** Long enough for any browser to start the download. */
const REVOKE_DELAY_MS = 60_000

/** Saves a file through the browser's download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
}
