import { type QuoteQuestion, quoteNameMaxLength } from '@course/contract/learning/feedback'
import { useState } from 'react'
import { useAnswer } from '../app/use-reads.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { answerQuote } from './quote-api.ts'

type QuoteScreenProps = { token: string; read: Promise<QuoteQuestion> | undefined }

/** Shows the words that may be quoted, and takes a yes, a no, and a change of mind. */
export function QuoteScreen({ token, read }: QuoteScreenProps) {
  const { value, error } = useAnswer(read)
  const problem = !read ? 'This link does not work any more' : error === undefined ? undefined : textOf(error)
  return (
    <>
      <PageTitle intro="You decide whether your words are shown on our site, and under which name.">
        May we quote you?
      </PageTitle>
      {problem && (
        <Alert tone="error" className="mt-8">
          {problem}
        </Alert>
      )}
      {read && !value && !problem && <Waiting>Looking for your words…</Waiting>}
      {value && <Decision token={token} asked={value} />}
    </>
  )
}

const answerTexts = {
  agreed: 'Thank you. You may be quoted. You can take this back here at any time.',
  declined: 'You are not quoted. Thank you for telling us.',
  withdrawn: 'You have taken it back. We do not quote you any more.',
} as const

function Decision({ token, asked }: { token: string; asked: QuoteQuestion }) {
  const [{ words, state }, setQuestion] = useState(asked)
  const [name, setName] = useState(asked.name)
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
        {words}
      </blockquote>
      <Field
        label="Name beside it (optional)"
        hint="For example “Ada L., project lead”. Without one it says “A learner”."
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
          {state === 'agreed' ? 'Save the name' : 'Yes, you may quote me'}
        </Button>
        {(state === 'asked' || state === 'agreed') && (
          <Button variant="secondary" busy={busy === 'no'} onClick={() => void answer(false)}>
            {state === 'agreed' ? 'Take it back' : 'No, please do not'}
          </Button>
        )}
      </div>
    </form>
  )
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'An error occurred')
