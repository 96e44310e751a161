import type { Certificate } from '@course/contract/certificates'
import { useState } from 'react'
import { useToast } from '../ui/toast.tsx'
import { markDownloaded, readPdf, wordsOf } from './api.ts'
import { certificateFileName, saveFile } from './save-file.ts'

export type Customer = { id: string; email: string; isAdministrator: boolean }

/** What the learner wants to do with the certificate. */
export type Purpose = 'print' | 'download'

/** Taking an issued certificate away, on paper or as a file. */
export function useTaking(customer: Customer) {
  const toast = useToast()
  const [isDownloading, setDownloading] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function download({ studentName }: Certificate) {
    setDownloading(true)
    setProblem(undefined)
    try {
      // The administrator need not have bought the course, and then there is nothing to note.
      if (!customer.isAdministrator) await markDownloaded(customer)
      saveFile(await readPdf(), certificateFileName(studentName))
      toast('Your certificate is downloaded')
    } catch (error) {
      console.warn('The certificate was not downloaded', error)
      setProblem(wordsOf(error, 'The certificate did not arrive. Check your connection, then try again.'))
    } finally {
      setDownloading(false)
    }
  }

  return {
    isDownloading,
    problem,
    take: async (purpose: Purpose, certificate: Certificate) =>
      purpose === 'print' ? window.print() : download(certificate),
  }
}
