import { useState } from 'react'
import { saveFile } from '../ui/save-file.ts'
import { RequestError } from './clients/request-error.ts'

/** Downloads files one at a time and returns the error to show. */
export function useDownload() {
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function download(name: string, fetchFile: () => Promise<Blob>) {
    if (busy) return
    setBusy(name)
    setProblem(undefined)
    try {
      saveFile(await fetchFile(), name)
    } catch (error) {
      console.warn(`${name} could not be downloaded`, error)
      const hasServerMessage = error instanceof RequestError && !error.isOffline
      setProblem(
        hasServerMessage ? error.message : 'The download failed. Check your connection and try again.',
      )
    }
    setBusy(undefined)
  }

  return { busy, problem, download }
}
