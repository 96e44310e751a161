import type { CaptionLanguage } from '@course/contract/media/caption-languages'

/** What a language is called on this site. */
export const languageName = (language: CaptionLanguage): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
