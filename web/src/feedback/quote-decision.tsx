import { quoteCopy as copy } from '@course/content/site/pages/feedback'
import { type QuoteRequest, quoteNameMaxLength } from '@course/contract/learning/feedback'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { answerQuote } from './requests.ts'

/** `answer` is the value of the button that declines. */
type Values = { name: string; answer?: 'no' }

/** Lets the author agree, decline or change their mind about a quote. */
export function QuoteDecision({ token, initial }: { token: string; initial: QuoteRequest }) {
  const [{ text, state, name }, setQuoteRequest] = useState(initial)
  const answer = useMutation((values: Values) => answerQuote(token, values.answer !== 'no', values.name), {
    onSuccess: setQuoteRequest,
  })
  const isAgreed = state === 'agreed'
  return (
    <Form
      mutation={answer}
      submitLabel={isAgreed ? copy.saveName : copy.agree}
      moreActions={
        (state === 'asked' || isAgreed) && (
          <Button type="submit" variant="secondary" wide name="answer" value="no">
            {isAgreed ? copy.withdraw : copy.decline}
          </Button>
        )
      }
      className="gap-6"
    >
      <blockquote className="border-l-4 border-brand pl-5 text-lg whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
      <Field
        label={copy.name}
        name="name"
        hint={copy.nameHint}
        maxLength={quoteNameMaxLength}
        autoComplete="off"
        defaultValue={name}
      />
      {state !== 'asked' && <Alert tone={isAgreed ? 'success' : 'info'}>{copy.answers[state]}</Alert>}
    </Form>
  )
}
