import { type QuoteRequest, quoteNameMaxLength } from '@course/contract/learning/feedback'
import { useState } from 'react'
import { useAsyncResult } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { answerQuote } from './quote-requests.ts'

type QuoteScreenProps = { token: string; dataPromise: Promise<QuoteRequest> | undefined }

/** Lets the author agree, decline or change their mind about a quote. */
export function QuoteScreen({ token, dataPromise }: QuoteScreenProps) {
  const { value, error } = useAsyncResult(dataPromise)
  const problem = !dataPromise ? 'This link has expired' : error === undefined ? undefined : errorText(error)
  return (
    <>
      <PageTitle intro="You decide if we can quote you on our site, and under which name.">
        May we quote you?
      </PageTitle>
      {problem && (
        <Alert tone="error" className="mt-8">
          {problem}
        </Alert>
      )}
      {dataPromise && !value && !problem && <Waiting>Loading…</Waiting>}
      {value && <QuoteDecision token={token} quoteRequest={value} />}
    </>
  )
}

const answerTexts = {
  agreed: 'Thank you! We may quote you. You can change your mind here at any time.',
  declined: "Thanks for letting us know. We won't quote you.",
  withdrawn: "We'll stop quoting you.",
} as const

function QuoteDecision({ token, quoteRequest }: { token: string; quoteRequest: QuoteRequest }) {
  const [{ text, state }, setQuoteRequest] = useState(quoteRequest)
  const [name, setName] = useState(quoteRequest.name)
  const [busy, setBusy] = useState<'yes' | 'no'>()
  const [problem, setProblem] = useState<string>()

  const answer = async (isAgreed: boolean) => {
    if (busy) return
    setBusy(isAgreed ? 'yes' : 'no')
    setProblem(undefined)
    try {
      setQuoteRequest(await answerQuote(token, isAgreed, name))
    } catch (error) {
      setProblem(errorText(error))
    }
    setBusy(undefined)
  }

  return (
    <form
      noValidate
      className="mt-8 grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void answer(true)
      }}
    >
      <blockquote className="border-l-4 border-brand pl-5 text-lg whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
      <Field
        label="Name to show (optional)"
        hint="For example, “Ada L., project lead.” If empty, we'll show “A learner.”"
        maxLength={quoteNameMaxLength}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {state !== 'asked' && (
        <Alert tone={state === 'agreed' ? 'success' : 'info'}>{answerTexts[state]}</Alert>
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy === 'yes'}>
          {state === 'agreed' ? 'Save name' : 'Yes, you may quote me'}
        </Button>
        {(state === 'asked' || state === 'agreed') && (
          <Button variant="secondary" busy={busy === 'no'} onClick={() => void answer(false)}>
            {state === 'agreed' ? 'Withdraw permission' : "No, don't quote me"}
          </Button>
        )}
      </div>
    </form>
  )
}

const errorText = (error: unknown) => (error instanceof Error ? error.message : 'An error occurred')
