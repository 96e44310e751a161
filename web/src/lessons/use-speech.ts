import { LOCALE } from '@course/content/site/locale'
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readStored, removeStored, store } from '../app/storage/storage.ts'
import { sentencesIn } from './sentences.ts'

/** The name of the CSS highlight that marks the sentence being spoken. */
const highlightName = 'spoken-sentence'
let highlightStyle: CSSStyleSheet | undefined
const speedKey = 'speech-speed'
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const

type SpeechStatus = 'stopped' | 'speaking' | 'paused'

/** Whether the browser has an English voice. Browsers load their voices after the page. */
export const useHasVoice = (): boolean =>
  useSyncExternalStore(subscribeToVoices, () => findVoice() !== undefined)

function subscribeToVoices(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

function findVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined
  const voices = speechSynthesis.getVoices().filter(({ lang }) => /^en\b/i.test(lang))
  return voices.find((voice) => voice.default) ?? voices.find(({ lang }) => /us/i.test(lang)) ?? voices[0]
}

/**
 * Reads a text aloud, sentence by sentence, because some browsers go silent in long utterances. The sentence is stored
 * under `key`, so that listening continues there.
 */
export function useSpeech(text: RefObject<HTMLElement | null>, key: string) {
  const [status, setStatus] = useState<SpeechStatus>('stopped')
  const [hasFailed, setFailed] = useState(false)
  const [speed, setSpeed] = useState<number>(() => readStored(speedKey, parseSpeed) ?? 1)
  const [hasPosition, setHasPosition] = useState(() => readStored(key, parsePosition) !== undefined)
  // Events of an utterance that was canceled are ignored.
  const current = useRef<SpeechSynthesisUtterance>(undefined)

  const silence = useCallback(() => {
    if (!current.current) return
    current.current = undefined
    speechSynthesis.cancel()
  }, [])

  const stop = useCallback(() => {
    silence()
    CSS.highlights?.delete(highlightName)
    setStatus('stopped')
  }, [silence])

  useEffect(() => {
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [stop])

  function speakFrom(position: number, rate: number): void {
    silence()
    const root = text.current?.querySelector('.rich-text')
    const sentence = root ? sentencesIn(root)[position] : undefined
    if (!sentence) {
      removeStored(key)
      setHasPosition(false)
      stop()
      return
    }
    store(key, position)
    setHasPosition(position > 0)
    setStatus('speaking')
    setFailed(false)
    showSentence(sentence)
    const utterance = new SpeechSynthesisUtterance(sentence.toString())
    utterance.voice = findVoice() ?? null
    utterance.lang = utterance.voice?.lang ?? LOCALE
    utterance.rate = rate
    utterance.onend = () => current.current === utterance && speakFrom(position + 1, rate)
    utterance.onerror = () => {
      if (current.current !== utterance) return
      setFailed(true)
      stop()
    }
    current.current = utterance
    speechSynthesis.speak(utterance)
  }

  return {
    status,
    hasFailed,
    hasPosition,
    speed,
    stop,
    /** Starts at the sentence where listening stopped. */
    resume: () => speakFrom(readStored(key, parsePosition) ?? 0, speed),
    startOver: () => speakFrom(0, speed),
    pause() {
      silence()
      setStatus('paused')
    },
    changeSpeed(next: number) {
      setSpeed(next)
      store(speedKey, next)
      if (status === 'speaking') speakFrom(readStored(key, parsePosition) ?? 0, next)
    },
  }
}

function showSentence(sentence: Range): void {
  markSentence(sentence)
  const { top, bottom } = sentence.getBoundingClientRect()
  // Only if it is outside the middle of the window, so that the text does not move with every sentence.
  if (top >= window.innerHeight * 0.1 && bottom <= window.innerHeight * 0.75) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  window.scrollBy({ top: top - window.innerHeight * 0.25, behavior })
}

function markSentence(sentence: Range): void {
  if (!CSS.highlights) return
  if (!highlightStyle) {
    // Not in a CSS file, because the build does not know this pseudo-element yet.
    highlightStyle = new CSSStyleSheet()
    highlightStyle.replaceSync(
      `::highlight(${highlightName}) { background: var(--color-warning-wash); color: var(--color-warning) }`,
    )
    document.adoptedStyleSheets.push(highlightStyle)
  }
  CSS.highlights.set(highlightName, new Highlight(sentence))
}

const parsePosition = (value: unknown) =>
  Number.isInteger(value) && (value as number) > 0 ? (value as number) : undefined
const parseSpeed = (value: unknown) => speeds.find((speed) => speed === value)
