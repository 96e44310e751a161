import type { Page } from '@playwright/test'

/** Browsers without windows have no voice: this one records what it is asked to say. */
export async function addVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const utterances: SpeechSynthesisUtterance[] = []
    const voice = { name: 'Test', lang: 'en-US', default: true, localService: true, voiceURI: 'test' }
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true })
    Object.assign(SpeechSynthesis.prototype, {
      getVoices: () => [voice],
      speak: (utterance: SpeechSynthesisUtterance) => utterances.push(utterance),
      cancel: () => {},
    })
    Object.assign(window, { utterances })
  })
}

export const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { utterances: SpeechSynthesisUtterance[] }).utterances.map(({ text }) => text),
  )

export const finishSentence = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const last = (window as unknown as { utterances: SpeechSynthesisUtterance[] }).utterances.at(-1)
    last?.dispatchEvent(new Event('end'))
  })
