import {
  certificatePath,
  NUMBER_MAX_CHARACTERS,
  parseCertificateNumber,
} from '@course/contract/certificates/certificate-check'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

/** Opens the page of the certificate with the typed number. */
export function NumberForm({ label, className }: { label: string; className?: string }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const navigate = useNavigate()

  function open() {
    const number = parseCertificateNumber(typed)
    if (!number) return setProblem('Enter four groups of five characters')
    setProblem(undefined)
    setTyped('')
    void navigate(certificatePath(number))
  }

  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <div className="grid max-w-narrow gap-4">
        <Field
          label={label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={NUMBER_MAX_CHARACTERS}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={problem}
          hint="You'll find it at the bottom of the certificate."
        />
        <Button type="submit" variant="secondary" wide className="justify-self-start">
          Verify certificate
        </Button>
      </div>
    </form>
  )
}
