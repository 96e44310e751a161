import { type QuoteRequest, quoteNameMaxLength } from '@course/contract/learning/feedback'
import { useState } from 'react'
import { useAsyncResult } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { answerQuote } from './quote-api.ts'

type QuoteScreenProps = { token: string; read: Promise<QuoteRequest> | undefined }

/** Shows the words that may be quoted, and takes a yes, a no, and a change of mind. */
export function QuoteScreen({ token, read }: QuoteScreenProps) {
  const { value, error } = useAsyncResult(read)
  const problem = !read ? 'This link has expired' : error === undefined ? undefined : textOf(error)
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
      {read && !value && !problem && <Waiting>Loading…</Waiting>}
      {value && <Decision token={token} quoteRequest={value} />}
    </>
  )
}

const answerTexts = {
  agreed: 'Thank you! We may quote you. You can change your mind here at any time.',
  declined: "Thanks for letting us know. We won't quote you.",
  withdrawn: "We'll stop quoting you.",
} as const

function Decision({ token, quoteRequest }: { token: string; quoteRequest: QuoteRequest }) {
  const [{ text, state }, setQuestion] = useState(quoteRequest)
  const [name, setName] = useState(quoteRequest.name)
  const [busy, setBusy] = useState<'yes' | 'no'>()
  const [problem, setProblem] = useState<string>()

  const answer = async (isAgreed: boolean) => {
    if (busy) return
    setBusy(isAgreed ? 'yes' : 'no')
    setProblem(undefined)
    try {
      setQuestion(await answerQuote(token, isAgreed, name))
    } catch (error) {
      setProblem(textOf(error))
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

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'An error occurred')
