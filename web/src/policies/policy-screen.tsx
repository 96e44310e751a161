import { type PolicyType, policyTitles } from '@course/contract/policies'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIsAdministrator } from '../app/administrator.ts'
import { useSession } from '../app/session.tsx'
import { confirmLeaving, useUnsavedChangesPrompt } from '../app/unsaved-changes.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { LazyRichTextEditor } from '../ui/rich-text/lazy-rich-text-editor.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useToast } from '../ui/toast.tsx'
import { usePolicyText } from './use-policy-text.ts'

/** A policy: everybody reads it; on the privacy page only the administrator may take the text away. */
export function PolicyScreen({ type, read }: { type: PolicyType; read: Promise<string> }) {
  const title = policyTitles[type]
  const { user } = useSession()
  const isAdministrator = useIsAdministrator()
  const isOpenToAll = type === 'terms'
  const isRestricted = !isOpenToAll && !isAdministrator
  const { text, edit, change, cancel, save } = usePolicyText(type, read, user?.id)
  const { revalidate } = useRevalidator()
  const isEdited = text.state === 'edited'
  /** The focus goes from the buttons of the editor back to Edit. */
  const [wasEdited, setWasEdited] = useState(false)
  const toast = useToast()
  const article = useRef<HTMLElement>(null)
  useUnsavedChangesPrompt(isEdited)

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

  function beginEditing() {
    setWasEdited(true)
    edit()
  }

  async function saveText() {
    if (isEdited && text.isSaving) return
    const outcome = await save()
    if (outcome === 'saved') toast(`${title} saved successfully!`)
    else if (outcome === 'signed out') toast('You must be logged in to save changes', 'error')
    else if (outcome === 'refused') toast('Only administrators can save changes', 'error')
    else toast(`Failed to save ${title}`, 'error')
  }

  // Until it is known who reads, neither the text nor a refusal is given out.
  const takesText = {
    variant: 'secondary',
    size: 'small',
    disabled: text.state !== 'shown' || (!isOpenToAll && isAdministrator === undefined),
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
        {isAdministrator && text.state === 'shown' && (
          <Button size="small" autoFocus={wasEdited} onClick={beginEditing}>
            Edit
          </Button>
        )}
      </div>

      <article
        ref={article}
        className={isRestricted && !isEdited ? 'mt-10 select-none' : 'mt-10'}
        onCopy={isRestricted && !isEdited ? (event) => event.preventDefault() : undefined}
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
            <button type="button" className="text-link" onClick={() => revalidate()}>
              Try again
            </button>
          </Alert>
        )}
        {text.state === 'shown' && <RichText html={text.content} />}
        {isEdited && (
          <LazyRichTextEditor
            label={title}
            html={text.content}
            onChange={change}
            onSave={saveText}
            actions={
              <div className="flex gap-2">
                <Button
                  variant="quiet"
                  size="small"
                  disabled={text.isSaving}
                  onClick={() => (text.draft === undefined || confirmLeaving()) && cancel()}
                >
                  Cancel
                </Button>
                <Button size="small" busy={text.isSaving} onClick={saveText}>
                  Save
                </Button>
              </div>
            }
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
