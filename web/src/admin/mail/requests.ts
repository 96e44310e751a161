import type {
  MailPreview,
  MailTextDescription,
  MailTextSummary,
} from '@course/contract/site-content/mail-texts'
import { callFunction } from '../../app/clients/clients.ts'

export const fetchMailTexts = () => callFunction<{ mails: readonly MailTextSummary[] }>('list-mail-texts', {})

export const fetchMailText = (mail: string) =>
  callFunction<MailTextDescription>('describe-mail-text', { mail })

export const fetchMailPreview = (mail: string, content: string) =>
  callFunction<MailPreview>('preview-mail-text', { mail, content })
