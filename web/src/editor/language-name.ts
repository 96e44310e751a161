import type { CaptionLanguage } from '@course/contract/media/caption-languages'

/** English name of a language. */
export const languageName = (language: CaptionLanguage): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
