import type { MailText } from '@course/content/site/types'
import { mailTextId } from '@course/contract/editing/texts'
import {
  fieldsOfMail,
  type MailTextDescription,
  validateMailText,
} from '@course/contract/site-content/mail-texts'
import { useMemo } from 'react'
import { linesToHtml } from '../../editing/lines-to-html.ts'
import type { ContentEditor } from '../../editing/text-editor-props.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { TextScreen } from '../kit/text-screen.tsx'
import { MailPreviewSheet } from './mail-preview-sheet.tsx'
import { MailTextEditor } from './mail-text-editor.tsx'
import { fetchMailPreview, fetchMailText } from './requests.ts'

export const loader = screenLoader((_url, { mail = '' }) => fetchMailText(mail))

/** Edits the words of one email, with drafts, versions and a preview like any other text. */
export function Component() {
  const { data: mail } = useScreenData(loader)
  const contentEditor = useMemo(() => editorOf(mail), [mail])
  return (
    <TextScreen
      text={mailTextId(mail.name)}
      title={mail.title}
      intro={mail.sentWhen}
      list={{ path: '/admin/mail-texts', label: 'All email texts' }}
      contentEditor={contentEditor}
    />
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
