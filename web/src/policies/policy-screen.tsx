import { type PolicyType, policyTitles } from '@course/contract/editing/policies'
import { type ComponentType, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIsAdministrator } from '../app/administrator.ts'
import type { SaveOutcome } from '../app/save-outcome.ts'
import { useSession } from '../app/session.tsx'
import type { TextEditorProps } from '../app/text-editor-props.ts'
import { useAsyncResult } from '../app/use-page-data.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useToast } from '../ui/toast.tsx'

type PolicyScreenProps = {
  type: PolicyType
  contentPromise: Promise<string>
  Editor: ComponentType<TextEditorProps<PolicyType>>
}

/** A public policy page. On the privacy page only administrators can copy and print. */
export function PolicyScreen({ type, contentPromise, Editor }: PolicyScreenProps) {
  const title = policyTitles[type]
  const { user } = useSession()
  const isAdministrator = useIsAdministrator()
  const isCopyAllowed = type === 'terms'
  const isRestricted = !isCopyAllowed && !isAdministrator
  const { value, error } = useAsyncResult(contentPromise)
  const [published, setPublished] = useState<string>()
  const content = published ?? value
  const [editorId, setEditorId] = useState<string>()
  const isEditing = editorId !== undefined
  // An open editor survives a sign-out, so that the text is not lost, but closes for another account.
  if (isEditing && user && user.id !== editorId) setEditorId(undefined)
  const { revalidate } = useRevalidator()
  /** After the editor closes, focus returns to the Edit button. */
  const [wasEdited, setWasEdited] = useState(false)
  const toast = useToast()
  const article = useRef<HTMLElement>(null)

  async function copy() {
    if (isRestricted) return toast('Copy function is restricted to administrators', 'error')
    try {
      await navigator.clipboard.writeText(article.current?.innerText ?? '')
      toast('Content copied to clipboard')
    } catch (error) {
      console.warn('The text could not be copied', error)
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

  // Disabled until the role is known, so that neither the text nor an error is shown too early.
  const copyButtonProps = {
    variant: 'secondary',
    size: 'small',
    disabled: isEditing || content === undefined || (!isCopyAllowed && isAdministrator === undefined),
    'aria-disabled': isRestricted || undefined,
  } as const
  return (
    <Page width="reading">
      <PageTitle>{title}</PageTitle>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button {...copyButtonProps} onClick={copy}>
          Copy
        </Button>
        <Button {...copyButtonProps} onClick={print}>
          Print
        </Button>
        {isAdministrator && user && !isEditing && content !== undefined && (
          <Button size="small" autoFocus={wasEdited} onClick={() => setEditorId(user.id)}>
            Edit
          </Button>
        )}
      </div>

      <article
        ref={article}
        className={isRestricted && !isEditing ? 'mt-10 select-none' : 'mt-10'}
        onCopy={isRestricted && !isEditing ? (event) => event.preventDefault() : undefined}
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
        {content !== undefined && !isEditing && <RichText html={content} />}
        {isEditing && (
          <Editor
            text={type}
            title={title}
            label={title}
            userId={editorId}
            onPublished={({ content }) => setPublished(content)}
            announce={announce}
            onClose={() => {
              setEditorId(undefined)
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
