import type { IssuedCertificate } from '@course/contract/certificates/certificates'
import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useToast } from '../ui/toast.tsx'
import { linkedInUrl } from './linked-in.ts'
import { errorMessage, fetchBadge } from './requests.ts'

export function ShareCard({ issued }: { issued: IssuedCertificate }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const toast = useToast()

  async function download() {
    setBusy(true)
    setProblem(undefined)
    try {
      saveFile(await fetchBadge(), 'badge.png')
      toast('Badge downloaded')
    } catch (error) {
      setProblem(errorMessage(error, "We couldn't download the badge. Check your connection and try again."))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card className="mb-10 grid gap-4">
      <h2 className="text-2xl">Badge</h2>
      <p className="text-muted">
        A digital badge (Open Badge) for your profile or wallet. It contains your name and a hash of your
        email.
      </p>
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={isBusy} onClick={download}>
          Download badge
        </Button>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={linkedInUrl(issued)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Add to LinkedIn
        </a>
      </div>
    </Card>
  )
}
