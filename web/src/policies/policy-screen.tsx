import { type PolicyType, policyTitles } from '@course/contract/editing/policies'
import { type ComponentType, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIsAdministrator } from '../app/administrator.ts'
import type { SaveOutcome } from '../app/save-outcome.ts'
import { useSession } from '../app/session.tsx'
import type { TextEditorProps } from '../app/text-editor-props.ts'
import { useAsyncResult } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { Skeleton } from '../ui/status/skeleton.tsx'
import { useToast } from '../ui/status/toast.tsx'

type PolicyScreenProps = {
  type: PolicyType
  read: Promise<string>
  /** What the administrator edits it with. */
  Editor: ComponentType<TextEditorProps<PolicyType>>
}

/** A policy: everybody reads it; on the privacy page only the administrator may take the text away. */
export function PolicyScreen({ type, read, Editor }: PolicyScreenProps) {
  const title = policyTitles[type]
  const { user } = useSession()
  const isAdministrator = useIsAdministrator()
  const isOpenToAll = type === 'terms'
  const isRestricted = !isOpenToAll && !isAdministrator
  const { value, error } = useAsyncResult(read)
  const [published, setPublished] = useState<string>()
  const content = published ?? value
  const [authorId, setAuthorId] = useState<string>()
  const isEdited = authorId !== undefined
  // An open editor outlives a sign-out, so that the text can be taken along. Another account neither sees nor saves it.
  if (isEdited && user && user.id !== authorId) setAuthorId(undefined)
  const { revalidate } = useRevalidator()
  /** The focus goes from the buttons of the editor back to Edit. */
  const [wasEdited, setWasEdited] = useState(false)
  const toast = useToast()
  const article = useRef<HTMLElement>(null)

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

  function announce(outcome: SaveOutcome) {
    if (outcome === 'saved') toast(`${title} saved successfully!`)
    else if (outcome === 'signed out') toast('You must be logged in to save changes', 'error')
    else if (outcome === 'refused') toast('Only administrators can save changes', 'error')
    else toast(`Failed to save ${title}`, 'error')
  }

  // Until it is known who reads, neither the text nor a refusal is given out.
  const takesText = {
    variant: 'secondary',
    size: 'small',
    disabled: isEdited || content === undefined || (!isOpenToAll && isAdministrator === undefined),
    'aria-disabled': isRestricted || undefined,
  } as const
  return (
    <Page width="reading">
      <PageTitle>{title}</PageTitle>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button {...takesText} onClick={copy}>
          Copy
        </Button>
        <Button {...takesText} onClick={print}>
          Print
        </Button>
        {isAdministrator && user && !isEdited && content !== undefined && (
          <Button size="small" autoFocus={wasEdited} onClick={() => setAuthorId(user.id)}>
            Edit
          </Button>
        )}
      </div>

      <article
        ref={article}
        className={isRestricted && !isEdited ? 'mt-10 select-none' : 'mt-10'}
        onCopy={isRestricted && !isEdited ? (event) => event.preventDefault() : undefined}
      >
        {content === undefined && error === undefined && (
          <>
            <p role="status" className="sr-only">
              Loading the text…
            </p>
            <Skeleton lines={8} />
          </>
        )}
        {content === undefined && error !== undefined && (
          <Alert tone="error">
            We couldn't load this page. Check your connection.{' '}
            <button type="button" className="text-link" onClick={() => revalidate()}>
              Try again
            </button>
          </Alert>
        )}
        {content !== undefined && !isEdited && <RichText html={content} />}
        {isEdited && (
          <Editor
            text={type}
            title={title}
            label={title}
            userId={authorId}
            onPublished={({ content }) => setPublished(content)}
            announce={announce}
            onClose={() => {
              setAuthorId(undefined)
              setWasEdited(true)
            }}
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
