import { isLinked } from '@course/content/site/legal'
import { policyCopy as copy } from '@course/content/site/pages/policy'
import { type PolicyType, policyTitles } from '@course/contract/editing/policies'
import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useIsAdministrator } from '../app/session/administrator.ts'
import { useSession } from '../app/session/session.tsx'
import { LazyTextEditor } from '../editing/lazy-editing.tsx'
import type { SaveOutcome } from '../editing/text-editor-props.ts'
import { useEditButton } from '../editing/use-edit-button.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useCopy } from '../ui/copy-button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { useToast } from '../ui/toast.tsx'
import type { policyLoader } from './policy-loader.ts'

/** A page that the owner does not use is found only by its address. */
const isIndexed = (type: PolicyType) => (type === 'imprint' || type === 'withdrawal' ? isLinked(type) : true)

/** A public policy page. On the privacy page only administrators can copy and print. */
export function PolicyScreen({ type }: { type: PolicyType }) {
  const title = policyTitles[type]
  const { user } = useSession()
  const isAdministrator = useIsAdministrator()
  const isCopyAllowed = type !== 'privacy'
  const isRestricted = !isCopyAllowed && !isAdministrator
  const [published, setPublished] = useState<string>()
  const loaded = useLoaderData<ReturnType<typeof policyLoader>>()
  // An open editor survives a sign-out, so that the text is not lost, but closes for another account.
  const [editingUserId, setEditingUserId] = useState(user?.id ?? '')
  if (user && user.id !== editingUserId) setEditingUserId(user.id)
  const { isEditing, editButton, endEditing } = useEditButton(editingUserId)
  const toast = useToast()
  const article = useRef<HTMLElement>(null)

  const copyToClipboard = useCopy({ copied: copy.copied, failed: copy.copyFailed })
  const copyText = () =>
    isRestricted ? toast(copy.copyRestricted, 'error') : copyToClipboard(article.current?.innerText ?? '')

  function print() {
    if (isRestricted) return toast(copy.printRestricted, 'error')
    window.print()
  }

  function announce(outcome: SaveOutcome) {
    if (outcome === 'saved') toast(copy.saved(title))
    else if (outcome === 'signed out') toast(copy.signedOut, 'error')
    else toast(outcome === 'refused' ? copy.refused : copy.saveFailed(title), 'error')
  }

  // Disabled until the role is known, so that neither the text nor an error is shown too early.
  const copyButtonProps = {
    variant: 'secondary',
    size: 'small',
    disabled: isEditing || (!isCopyAllowed && isAdministrator === undefined),
    'aria-disabled': isRestricted || undefined,
  } as const
  return (
    <Page width="reading">
      <PageMeta title={title} description={copy.descriptions[type]} isIndexed={isIndexed(type)} />
      <PageTitle>{title}</PageTitle>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button {...copyButtonProps} onClick={copyText}>
          {copy.copy}
        </Button>
        <Button {...copyButtonProps} onClick={print}>
          {copy.print}
        </Button>
        {isAdministrator && user && editButton}
      </div>

      <article
        ref={article}
        className={isRestricted && !isEditing ? 'mt-10 select-none' : 'mt-10'}
        onCopy={isRestricted && !isEditing ? (event) => event.preventDefault() : undefined}
      >
        {isEditing ? (
          <LazyTextEditor
            text={type}
            title={title}
            label={title}
            userId={editingUserId}
            onPublished={({ content }) => setPublished(content)}
            announce={announce}
            onClose={endEditing}
          />
        ) : (
          <RichText html={published ?? loaded.content} />
        )}
      </article>

      <div className="mt-12 print:hidden">
        <ButtonLink to="/" variant="secondary" wide>
          {copy.back}
        </ButtonLink>
      </div>
    </Page>
  )
}
