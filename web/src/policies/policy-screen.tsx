import { type PolicyType, policyTitles } from '@course/contract/policies'
import { useEffect, useRef, useState } from 'react'
import { useIsAdministrator } from '../app/administrator.ts'
import { useSession } from '../app/session.tsx'
import { useUnsavedChangesPrompt } from '../app/unsaved-changes.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { LazyRichTextEditor } from '../ui/rich-text/lazy-rich-text-editor.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useToast } from '../ui/toast.tsx'
import { currentPolicy, savePolicy } from './api.ts'

type Text =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'shown'; content: string }
  | { state: 'edited'; content: string; draft: string; isSaving: boolean }

/** A policy: everybody reads it; on the privacy page only the administrator may take the text away. */
export function PolicyScreen({ type }: { type: PolicyType }) {
  const title = policyTitles[type]
  const isAdministrator = useIsAdministrator() === true
  const isRestricted = type === 'privacy' && !isAdministrator
  const { user } = useSession()
  const toast = useToast()
  const article = useRef<HTMLElement>(null)
  const [text, setText] = useState<Text>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useUnsavedChangesPrompt(text.state === 'edited')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks again
  useEffect(() => {
    let isCurrent = true
    setText({ state: 'loading' })
    currentPolicy(type)
      .then((content) => isCurrent && setText({ state: 'shown', content }))
      .catch((error: unknown) => {
        console.warn('The policy could not be read', error)
        if (isCurrent) setText({ state: 'failed' })
      })
    return () => {
      isCurrent = false
    }
  }, [type, attempt])

  async function copy() {
    if (isRestricted) return toast('Copy function is restricted to administrators', 'error')
    try {
      await navigator.clipboard.writeText(article.current?.innerText ?? '')
      toast('Content copied to clipboard')
    } catch (error) {
      console.warn('The text was not copied', error)
      toast('Failed to copy content', 'error')
    }
  }

  function print() {
    if (isRestricted) return toast('Print function is restricted to administrators', 'error')
    window.print()
  }

  async function save() {
    if (text.state !== 'edited') return
    if (!user) return toast('You must be logged in to save changes', 'error')
    setText({ ...text, isSaving: true })
    const outcome = await savePolicy(type, text.draft, user.id)
    if (outcome.state === 'saved') {
      setText({ state: 'shown', content: outcome.content })
      return toast(`${title} saved successfully!`)
    }
    // The text stays in the editor: what was written is not lost by a failed save.
    setText({ ...text, isSaving: false })
    toast(
      outcome.state === 'refused' ? 'Only administrators can save changes' : `Failed to save ${title}`,
      'error',
    )
  }

  const isShown = text.state === 'shown'
  return (
    <Page width="reading">
      <PageTitle>{title}</PageTitle>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button
          variant="secondary"
          size="small"
          aria-disabled={isRestricted || undefined}
          disabled={!isShown}
          onClick={copy}
        >
          Copy
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={isRestricted || undefined}
          disabled={!isShown}
          onClick={print}
        >
          Print
        </Button>
        {isAdministrator && text.state === 'shown' && (
          <Button
            size="small"
            onClick={() =>
              setText({ state: 'edited', content: text.content, draft: text.content, isSaving: false })
            }
          >
            Edit
          </Button>
        )}
        {text.state === 'edited' && (
          <Button size="small" busy={text.isSaving} onClick={save}>
            Save
          </Button>
        )}
      </div>

      <article
        ref={article}
        className={isRestricted ? 'mt-10 select-none' : 'mt-10'}
        onCopy={isRestricted ? (event) => event.preventDefault() : undefined}
      >
        {text.state === 'loading' && (
          <>
            <p role="status" className="sr-only">
              Loading the text…
            </p>
            <Skeleton lines={8} />
          </>
        )}
        {text.state === 'failed' && (
          <Alert tone="error">
            The text could not be loaded. Check your connection.{' '}
            <button type="button" className="text-link" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </button>
          </Alert>
        )}
        {text.state === 'shown' && <RichText html={text.content} />}
        {text.state === 'edited' && (
          <LazyRichTextEditor
            label={title}
            html={text.content}
            onChange={(draft) => setText((now) => (now.state === 'edited' ? { ...now, draft } : now))}
          />
        )}
      </article>

      <div className="mt-12 print:hidden">
        <ButtonLink to="/" variant="secondary" wide>
          Go Back Home
        </ButtonLink>
      </div>
    </Page>
  )
}
