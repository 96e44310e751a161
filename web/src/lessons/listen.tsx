import { listeningCopy } from '@course/content/site/learning/listening'
import { type RefObject, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { userKey } from '../app/storage/storage.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { speeds, useHasVoice, useSpeech } from './use-speech.ts'

const copy = listeningCopy

type ListenProps = { text: RefObject<HTMLElement | null>; userId: string; lesson: number; page: number }

/** Reads a lesson page aloud. Absent if the browser has no voice. Key it by page. */
export function Listen(props: ListenProps) {
  return useHasVoice() && <ListenButton {...props} />
}

function ListenButton({ text, userId, lesson, page }: ListenProps) {
  const speech = useSpeech(text, userKey('listening-position', userId, lesson, page))
  const { status, hasFailed, hasPosition } = speech
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        aria-expanded={status !== 'stopped'}
        onClick={status === 'stopped' ? speech.resume : speech.stop}
      >
        <Icon name="speaker" className="size-4" />
        {status === 'stopped' ? (hasPosition ? copy.continue : copy.listen) : copy.close}
      </Button>
      {hasFailed && <Alert tone="error">{copy.failed}</Alert>}
      {status !== 'stopped' &&
        createPortal(<Player speech={speech} onClose={() => button.current?.focus()} />, document.body)}
    </>
  )
}

type PlayerProps = { speech: ReturnType<typeof useSpeech>; onClose: () => void }

/** The controls at the foot of the window, which stay in reach while the text scrolls. */
function Player({ speech, onClose }: PlayerProps) {
  const { status, speed, pause, resume, startOver, stop, changeSpeed } = speech
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  return (
    <section
      aria-label={copy.player}
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-1 border-t border-hairline bg-surface px-2 py-2 shadow-float max-md:bottom-16 print:hidden"
    >
      <Button ref={main} size="small" onClick={status === 'speaking' ? pause : resume}>
        {status === 'speaking' ? copy.pause : copy.resume}
      </Button>
      <Button size="small" variant="quiet" onClick={startOver}>
        {copy.startOver}
      </Button>
      <select
        aria-label={copy.speed}
        className="min-h-10 w-22 rounded-md border border-outline bg-surface pr-8 pl-3 text-sm text-ink hover:border-brand"
        value={speed}
        onChange={({ target }) => changeSpeed(Number(target.value))}
      >
        {speeds.map((option) => (
          <option key={option} value={option}>
            {option}×
          </option>
        ))}
      </select>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          stop()
          onClose()
        }}
      >
        <Icon name="close" className="size-4" />
        <span className="sr-only">{copy.close}</span>
      </Button>
    </section>
  )
}
