import type { AdminCertificate } from '@course/contract/admin/learning'
import {
  normalizeStudentName,
  validateCompletionDate,
  validateStudentName,
} from '@course/contract/certificates/certificates'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/status/toast.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { CorrectionRequestDialog } from './correction-request-dialog.tsx'

export type CertificateActionName = 'correct' | 'withdraw' | 'restore' | 'apply' | 'decline'

type CertificateActionDialogProps = {
  act: CertificateActionName
  certificate: AdminCertificate
  onClose: () => void
}

/** Asks once more before a certificate is corrected, withdrawn or restored. */
export function CertificateActionDialog({ act, certificate, onClose }: CertificateActionDialogProps) {
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const both = {
    onClose,
    onDone: () => {
      onClose()
      toast('Done')
      void revalidate()
    },
  }
  if (act === 'correct') return <Correction certificate={certificate} {...both} />
  if (act === 'apply' || act === 'decline')
    return <CorrectionRequestDialog act={act} certificate={certificate} {...both} />
  const { number, name, revision } = certificate
  const isWithdrawal = act === 'withdraw'
  const title = isWithdrawal ? 'Withdraw certificate' : 'Restore certificate'
  return (
    <ActionDialog
      {...both}
      title={title}
      name={`admin-certificate-${act}`}
      body={{ number, expected: revision }}
      confirm={title}
    >
      <p>
        {isWithdrawal
          ? `The certificate of ${name} will no longer be valid. Its public page will say it was withdrawn, and ${name} can't print it. You can restore it later.`
          : `The certificate of ${name} becomes valid again as a new revision with the same number. Earlier copies stay invalid.`}
      </p>
    </ActionDialog>
  )
}

type CorrectionProps = { certificate: AdminCertificate; onClose: () => void; onDone: () => void }

function Correction({ certificate, ...both }: CorrectionProps) {
  const [studentName, setName] = useState(certificate.name)
  const [completionDate, setDate] = useState(certificate.completionDate)
  const [problems, setProblems] = useState<{ name?: string; date?: string }>({})
  const latest = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

  function check(): boolean {
    const name = validateStudentName(normalizeStudentName(studentName))
    const date = validateCompletionDate(completionDate, { latest })
    setProblems({ name, date })
    return name === undefined && date === undefined
  }

  return (
    <ActionDialog
      {...both}
      title="Correct certificate"
      name="admin-certificate-correct"
      body={{ number: certificate.number, studentName, completionDate, expected: certificate.revision }}
      confirm="Correct certificate"
      check={check}
    >
      <p>
        Currently “{certificate.name}”. The number and issue date stay the same. This creates revision{' '}
        {certificate.revision + 1}, and earlier copies will no longer be valid.
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
    </ActionDialog>
  )
}
