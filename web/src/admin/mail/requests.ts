import { callFunction } from '../../app/clients/clients.ts'

export const fetchMailTexts = () => callFunction('list-mail-texts', {})

export const fetchMailText = (mail: string) => callFunction('describe-mail-text', { mail })

export const fetchMailPreview = (mail: string, content: string) =>
  callFunction('preview-mail-text', { mail, content })
