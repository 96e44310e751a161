import { useState } from 'react'
import { saveFile } from '../ui/files/save-file.ts'
import { useToast } from '../ui/status/toast.tsx'
import { errorMessage } from './api.ts'
import { certificateFileName } from './file-name.ts'

/** What the learner wants to do with the certificate. */
export type ExportKind = 'print' | 'download'

/** What a button of the certificate is busy with. */
export type Activity = ExportKind | 'save'

type ExportSteps = {
  /** Prepares the export; returns undefined if the screen shows why it is not possible. */
  prepare: () => Promise<{ studentName: string } | undefined>
  readFile: () => Promise<Blob>
  fileName?: (studentName: string) => string
  /** Said when the file has arrived. */
  done: string
}

/** Takes the certificate away at once, on paper or as a file. */
export function useExport({ prepare, readFile, fileName = certificateFileName, done }: ExportSteps) {
  const toast = useToast()
  const [busy, setBusy] = useState<Activity>()
  const [problem, setProblem] = useState<string>()

  /** Runs one activity at a time and says what went wrong. */
  async function perform(activity: Activity, act: () => Promise<void>) {
    if (busy) return
    setBusy(activity)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      console.warn(`The certificate: ${activity} failed`, error)
      setProblem(
        errorMessage(error, "We couldn't load the certificate. Check your connection and try again."),
      )
    } finally {
      setBusy(undefined)
    }
  }

  const run = (kind: ExportKind) =>
    perform(kind, async () => {
      const content = await prepare()
      if (!content) return
      if (kind === 'print') return window.print()
      saveFile(await readFile(), fileName(content.studentName))
      toast(done)
    })

  return { busy, problem, perform, run }
}
