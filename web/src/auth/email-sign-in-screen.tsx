import { authCopy } from '@course/content/site/auth/sign-in'
import { validateRequired } from '@course/contract/accounts'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { AuthCard } from './auth-card.tsx'
import { EmailForm } from './email-form.tsx'
import { BackToSignIn } from './mail-sent.tsx'
import { requestSignInMail, signInByCode } from './requests.ts'
import { SendAgain } from './send-again.tsx'

const copy = authCopy.signInByEmail

/** Emails a sign-in link and a code, then asks for the code. */
export function EmailSignInScreen({ initialEmail }: { initialEmail: string | undefined }) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) return <CodeScreen email={sentTo} />
  return (
    <AuthCard title={copy.title} intro={copy.intro}>
      <div className="grid gap-4">
        <EmailForm
          submitLabel={copy.submit}
          initialEmail={initialEmail}
          send={requestSignInMail}
          onSent={setSentTo}
        />
        <BackToSignIn />
      </div>
    </AuthCard>
  )
}

function CodeScreen({ email }: { email: string }) {
  const signIn = useMutation(
    ({ code }: { code: string }) => signInByCode(email, code.replaceAll(/\s/g, '')),
    {
      describeError: ({ code }) => (code === 'otp_expired' ? copy.wrongCode : undefined),
    },
  )
  return (
    <AuthCard
      takesFocus
      title={authCopy.mailSent.title}
      intro={<p className="wrap-anywhere">{copy.sent(email)}</p>}
    >
      <div className="grid gap-4">
        <Form
          mutation={signIn}
          rules={{ code: validateRequired(authCopy.code) }}
          errorFields={{ '*': 'code' }}
          submitLabel={authCopy.signIn.submit}
          actions="full"
        >
          <Field
            label={authCopy.code}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
          />
        </Form>
        <SendAgain onResend={() => requestSignInMail(email)} />
        <BackToSignIn />
      </div>
    </AuthCard>
  )
}
