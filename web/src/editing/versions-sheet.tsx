import { editingCopy } from '@course/content/site/pages/editing'
import type { TextId, TextVersion } from '@course/contract/editing/texts'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { authorName } from './author-name.ts'
import { DifferencesView } from './differences-view.tsx'
import { fetchVersion, fetchVersions, type Published, restoreText } from './requests.ts'
import { Choice, Sheet } from './sheet.tsx'
import { timeText } from './time.ts'

const copy = editingCopy.versions

type VersionsSheetProps = {
  text: TextId
  /** Asked before what is in the editor is given up. */
  mayRestore: () => boolean
  onRestored: (published: Published, version: number, next: number) => void
  onClose: () => void
}

/** Every version of a text with who saved it and when; the chosen one is compared, and can be made the next version. */
export function VersionsSheet({ text, mayRestore, onRestored, onClose }: VersionsSheetProps) {
  const { versions, hasOlder, hasFailed, readMore } = useVersions(text)
  const [chosen, setChosen] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [isRestoring, setRestoring] = useState(false)
  const newest = versions[0]?.version
  const shown = versions.find(({ version }) => version === (chosen ?? newest))

  async function restore(version: number) {
    if (newest === undefined || !mayRestore()) return
    setRestoring(true)
    setProblem(undefined)
    const result = await restoreText(text, version, newest)
    setRestoring(false)
    if (result.state === 'restored') return onRestored(result.published, version, result.published.version)
    setProblem(result.state === 'changed' ? copy.changed : copy.notRestored)
    if (result.state === 'changed') readMore('newest')
  }

  return (
    <Sheet title={copy.title} onClose={onClose}>
      {problem && (
        <Alert tone="error" className="mb-4">
          {problem}
        </Alert>
      )}
      {versions.length === 0 && !hasFailed && <Waiting>{copy.loading}</Waiting>}
      {hasFailed && (
        <Alert tone="error" className="mb-4">
          {copy.failed}{' '}
          <button type="button" className="text-link" onClick={() => readMore('older')}>
            {editingCopy.tryAgain}
          </button>
        </Alert>
      )}
      {shown && newest !== undefined && (
        <div className="text-versions">
          <ul className="text-version-list">
            {versions.map((version) => (
              <li key={version.version}>
                <button
                  type="button"
                  aria-pressed={version === shown}
                  onClick={() => setChosen(version.version)}
                >
                  <strong>
                    Version {version.version}
                    {version.version === newest && `, ${copy.present}`}
                  </strong>
                  <span className="block text-sm text-muted">
                    {authorName(version.author)}, {timeText(version.savedAt)}
                  </span>
                </button>
              </li>
            ))}
            {hasOlder && (
              <li>
                <Button variant="quiet" size="small" onClick={() => readMore('older')}>
                  {copy.older}
                </Button>
              </li>
            )}
          </ul>
          <Comparison key={shown.version} text={text} version={shown.version} newest={newest}>
            {shown.version !== newest && (
              <Button size="small" busy={isRestoring} onClick={() => restore(shown.version)}>
                {copy.restore}
              </Button>
            )}
          </Comparison>
        </div>
      )}
    </Sheet>
  )
}

function useVersions(text: TextId) {
  const [versions, setVersions] = useState<readonly TextVersion[]>([])
  const [hasOlder, setHasOlder] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const oldest = useRef<number>(undefined)

  const readMore = useCallback(
    async (which: 'newest' | 'older') => {
      setFailed(false)
      const before = which === 'older' ? oldest.current : undefined
      try {
        const answer = await fetchVersions(text, before)
        oldest.current = answer.versions.at(-1)?.version
        setVersions((now) => (before === undefined ? answer.versions : [...now, ...answer.versions]))
        setHasOlder(answer.hasOlder)
      } catch (error) {
        console.warn('The versions did not arrive', error)
        setFailed(true)
      }
    },
    [text],
  )
  useEffect(() => {
    readMore('newest')
  }, [readMore])
  return { versions, hasOlder, hasFailed, readMore }
}

type ComparisonProps = { text: TextId; version: number; newest: number; children: ReactNode }

/** The chosen version beside the text now, or beside the version before it. */
function Comparison({ text, version, newest, children }: ComparisonProps) {
  const isNewest = version === newest
  const [view, setView] = useState<'since' | 'within'>(isNewest ? 'within' : 'since')
  const [other, isFirst] = view === 'since' ? [newest, false] : [version - 1, version === 1]
  const [contents, setContents] = useState<{ key: string; chosen: string; other: string }>()
  const [hasFailed, setFailed] = useState(false)
  const key = `${version} ${other}`

  useEffect(() => {
    if (isFirst) return
    let isCurrent = true
    setFailed(false)
    Promise.all([fetchVersion(text, version), fetchVersion(text, other)]).then(
      ([chosen, compared]) => isCurrent && setContents({ key, chosen, other: compared }),
      (error: unknown) => {
        console.warn('A version did not arrive', error)
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [text, version, other, key, isFirst])

  return (
    <div>
      <div className="text-sheet-tools mb-4">
        {!isNewest && (
          <Choice
            label={editingCopy.conflict.views.differences}
            value={view}
            options={{ since: copy.sinceThen, within: copy.inThisVersion }}
            onChange={setView}
          />
        )}
        {children}
      </div>
      {isFirst && <p className="text-muted">{copy.first}</p>}
      {hasFailed && <Alert tone="error">{copy.failed}</Alert>}
      {!isFirst && !hasFailed && contents?.key !== key && <Waiting>{copy.loading}</Waiting>}
      {!isFirst && contents?.key === key && (
        <DifferencesView
          before={view === 'since' ? contents.chosen : contents.other}
          after={view === 'since' ? contents.other : contents.chosen}
        />
      )}
    </div>
  )
}
