import type { AdminCertificate } from '@course/contract/admin/learning'
import {
  normalizeStudentName,
  validateCompletionDate,
  validateStudentName,
} from '@course/contract/certificates/certificates'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { CorrectionRequestDialog } from './correction-request-dialog.tsx'

export type CertificateActionName = 'correct' | 'withdraw' | 'restore' | 'apply' | 'decline'

type CertificateActionDialogProps = {
  action: CertificateActionName
  certificate: AdminCertificate
  onClose: () => void
}

export function CertificateActionDialog({ action, certificate, onClose }: CertificateActionDialogProps) {
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const dialogProps = {
    onClose,
    onDone: () => {
      onClose()
      toast('Done')
      void revalidate()
    },
  }
  if (action === 'correct') return <CorrectionDialog certificate={certificate} {...dialogProps} />
  if (action === 'apply' || action === 'decline')
    return <CorrectionRequestDialog action={action} certificate={certificate} {...dialogProps} />
  const { number, name, revision } = certificate
  const isWithdrawal = action === 'withdraw'
  const title = isWithdrawal ? 'Withdraw certificate' : 'Restore certificate'
  return (
    <ActionDialog
      {...dialogProps}
      title={title}
      name={`admin-certificate-${action}`}
      body={{ number, expected: revision }}
      confirmLabel={title}
    >
      <p>
        {isWithdrawal
          ? `The certificate for ${name} will no longer be valid. Its public page will say it was withdrawn, and ${name} can't print it. You can restore it later.`
          : `The certificate for ${name} becomes valid again as a new revision with the same number. Earlier copies stay invalid.`}
      </p>
    </ActionDialog>
  )
}

type CorrectionDialogProps = { certificate: AdminCertificate; onClose: () => void; onDone: () => void }

function CorrectionDialog({ certificate, ...dialogProps }: CorrectionDialogProps) {
  const [studentName, setName] = useState(certificate.name)
  const [completionDate, setDate] = useState(certificate.completionDate)
  const [problems, setProblems] = useState<{ name?: string; date?: string }>({})
  const latest = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

  function validate(): boolean {
    const name = validateStudentName(normalizeStudentName(studentName))
    const date = validateCompletionDate(completionDate, { latest })
    setProblems({ name, date })
    return name === undefined && date === undefined
  }

  return (
    <ActionDialog
      {...dialogProps}
      title="Correct certificate"
      name="admin-certificate-correct"
      body={{ number: certificate.number, studentName, completionDate, expected: certificate.revision }}
      confirmLabel="Correct certificate"
      validate={validate}
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
