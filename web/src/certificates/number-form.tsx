import { certificatePageCopy } from '@course/content/site/pages/certificate-page'
import {
  certificatePath,
  NUMBER_MAX_CHARACTERS,
  parseCertificateNumber,
} from '@course/contract/certificates/certificate-check'
import { useNavigate } from 'react-router'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'

const { verify: copy } = certificatePageCopy

/** Opens the page of the certificate with the typed number. */
export function NumberForm({ label, className }: { label: string; className: string }) {
  const navigate = useNavigate()
  return (
    <Form
      onSubmit={({ number }: { number: string }) =>
        navigate(certificatePath(parseCertificateNumber(number) ?? ''))
      }
      rules={{ number: (typed) => (parseCertificateNumber(typed) ? undefined : copy.numberRule) }}
      submitLabel={copy.submit}
      submitVariant="secondary"
      resetsOnSuccess
      className={`max-w-narrow ${className}`}
    >
      <Field
        label={label}
        name="number"
        hint={copy.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={NUMBER_MAX_CHARACTERS}
      />
    </Form>
  )
}
