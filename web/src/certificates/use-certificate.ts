import type { CertificateState } from '@course/contract/certificates'
import { useEffect, useState } from 'react'
import { readCertificate } from './api.ts'

type Known = { state: 'loading' } | { state: 'failed' } | CertificateState

/** What the server says about the learner's certificate. */
export function useCertificate() {
  const [known, setKnown] = useState<Known>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks again
  useEffect(() => {
    let isCurrent = true
    setKnown({ state: 'loading' })
    readCertificate()
      .then((answer) => isCurrent && setKnown(answer))
      .catch((error: unknown) => {
        console.warn('The certificate could not be read', error)
        if (isCurrent) setKnown({ state: 'failed' })
      })
    return () => {
      isCurrent = false
    }
  }, [attempt])

  return {
    known,
    setKnown,
    retry: () => setAttempt((times) => times + 1),
    /** Asks again while the screen stays as it is, and answers what it is now. */
    refresh: async (): Promise<CertificateState> => {
      const answer = await readCertificate()
      setKnown(answer)
      return answer
    },
  }
}
