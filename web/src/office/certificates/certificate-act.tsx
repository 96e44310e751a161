import {
  completionDateProblem,
  normalizeStudentName,
  studentNameProblem,
} from '@course/contract/certificates/certificates'
import type { OfficeCertificate } from '@course/contract/office/learning'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/status/toast.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { AskedCorrection } from './asked-correction.tsx'

export type CertificateActName = 'correct' | 'withdraw' | 'restore' | 'make' | 'decline'

type CertificateActProps = {
  act: CertificateActName
  certificate: OfficeCertificate
  onClose: () => void
}

/** Asks once more before a certificate is corrected, withdrawn or restored. */
export function CertificateAct({ act, certificate, onClose }: CertificateActProps) {
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const both = {
    onClose,
    onDone: () => {
      onClose()
      toast('Done. It is in the log.')
      void revalidate()
    },
  }
  if (act === 'correct') return <Correction certificate={certificate} {...both} />
  if (act === 'make' || act === 'decline')
    return <AskedCorrection act={act} certificate={certificate} {...both} />
  const { number, name, revision } = certificate
  const isWithdrawal = act === 'withdraw'
  const title = isWithdrawal ? 'Withdraw certificate' : 'Restore certificate'
  return (
    <ActDialog
      {...both}
      title={title}
      name={`office-certificate-${act}`}
      body={{ number, expected: revision }}
      confirm={title}
    >
      <p>
        {isWithdrawal
          ? `The certificate of ${name} stops being valid at once: its page says that it was withdrawn, and ${name} cannot print it any more. It can be restored.`
          : `The certificate of ${name} becomes valid again as its next revision, under the same number. Copies from before stay replaced.`}
      </p>
    </ActDialog>
  )
}

type CorrectionProps = { certificate: OfficeCertificate; onClose: () => void; onDone: () => void }

function Correction({ certificate, ...both }: CorrectionProps) {
  const [studentName, setName] = useState(certificate.name)
  const [completionDate, setDate] = useState(certificate.completionDate)
  const [problems, setProblems] = useState<{ name?: string; date?: string }>({})
  const latest = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

  function check(): boolean {
    const name = studentNameProblem(normalizeStudentName(studentName))
    const date = completionDateProblem(completionDate, { latest })
    setProblems({ name, date })
    return name === undefined && date === undefined
  }

  return (
    <ActDialog
      {...both}
      title="Correct certificate"
      name="office-certificate-correct"
      body={{ number: certificate.number, studentName, completionDate, expected: certificate.revision }}
      confirm="Correct certificate"
      check={check}
    >
      <p>
        It says “{certificate.name}” now. Number and day of issue stay; it becomes revision{' '}
        {certificate.revision + 1}, and copies from before count as replaced.
      </p>
      <Field
        label="Student Name"
        autoComplete="off"
        value={studentName}
        error={problems.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="Completion Date"
        type="date"
        max={latest}
        value={completionDate}
        error={problems.date}
        onChange={(event) => setDate(event.target.value)}
      />
    </ActDialog>
  )
}
