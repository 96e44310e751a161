import { FunctionsHttpError } from '@supabase/functions-js'
import { useState } from 'react'
import { saveFile } from '../ui/files/save-file.ts'

/** Fetches files one at a time and hands them to the browser; says what went wrong. */
export function useDownload() {
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function download(name: string, read: () => Promise<Blob>) {
    if (busy) return
    setBusy(name)
    setProblem(undefined)
    try {
      saveFile(await read(), name)
    } catch (error) {
      console.warn(`${name} could not be fetched`, error)
      const isAnswer = error instanceof Error && error.cause instanceof FunctionsHttpError
      setProblem(isAnswer ? error.message : 'The download failed. Check your connection and try again.')
    }
    setBusy(undefined)
  }

  return { busy, problem, download }
}
