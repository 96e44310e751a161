import type { MailText } from '@course/content/site/types'
import { mailTextId } from '@course/contract/editing/texts'
import {
  fieldsOfMail,
  type MailTextDescription,
  validateMailText,
} from '@course/contract/site-content/mail-texts'
import { useMemo, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { LazyTextEditor } from '../../editing/lazy-editing.tsx'
import { linesToHtml } from '../../editing/lines-to-html.ts'
import type { ContentEditor, SaveOutcome } from '../../editing/text-editor-props.ts'
import { useToast } from '../../ui/toast.tsx'
import { AdminScreen } from '../screen.tsx'
import { screenLoader, useScreenData, useViewer } from '../screen-loader.ts'
import { MailPreviewSheet } from './mail-preview-sheet.tsx'
import { MailTextEditor } from './mail-text-editor.tsx'
import { fetchMailPreview, fetchMailText } from './requests.ts'

export const loader = screenLoader((_url, { mail = '' }) => fetchMailText(mail))

const outcomes: Record<Exclude<SaveOutcome, 'saved'>, string> = {
  'signed out': "You've been signed out. Sign in again in another tab, then publish.",
  refused: "You don't have permission to change emails.",
  failed: "We couldn't publish this. Check your connection and try again.",
}

/** Edits the words of one email, with drafts, versions and a preview like any other text. */
export function Component() {
  const { data: mail } = useScreenData(loader)
  const { accountId } = useViewer()
  const [isClosed, setClosed] = useState(false)
  const toast = useToast()
  const contentEditor = useMemo(() => editorOf(mail), [mail])
  if (isClosed) return <Navigate to="/admin/mail-texts" />
  return (
    <AdminScreen
      title={mail.title}
      intro={mail.sentWhen}
      tools={
        <Link to="/admin/mail-texts" className="text-link">
          All email texts
        </Link>
      }
    >
      <div className="max-w-reading">
        <LazyTextEditor
          key={mail.name}
          text={mailTextId(mail.name)}
          title={mail.title}
          label={mail.title}
          userId={accountId}
          contentEditor={contentEditor}
          onPublished={() => undefined}
          announce={(outcome) =>
            outcome === 'saved'
              ? toast('Published', 'success', { outlivesPage: true })
              : toast(outcomes[outcome], 'error')
          }
          // Leaves after the editor is gone, which would ask to confirm.
          onClose={() => setClosed(true)}
        />
      </div>
    </AdminScreen>
  )
}

function editorOf(mail: MailTextDescription): ContentEditor {
  const fields = fieldsOfMail(mail.rules)
  return {
    Editor: (props) => <MailTextEditor {...props} mail={mail} />,
    Preview: ({ content, onClose }) => (
      <MailPreviewSheet fetchPreview={() => fetchMailPreview(mail.name, content)} onClose={onClose} />
    ),
    isValid: (content) => Object.keys(validateMailText(mail.rules, JSON.parse(content)).errors).length === 0,
    toHtml: (content) => {
      const words = JSON.parse(content) as MailText
      return linesToHtml(
        Object.entries(fields).flatMap(([name, { label }]) =>
          words[name as keyof MailText].split(/\n+/).map((line) => `${label}: ${line}`),
        ),
      )
    },
  }
}
