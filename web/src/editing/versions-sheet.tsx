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
  /** Turns content that is not rich text into it. */
  toHtml?: ((content: string) => string) | undefined
  /** Confirms before the editor's changes are discarded. */
  confirmRestore: () => boolean
  onRestored: (published: Published, version: number, next: number) => void
  onClose: () => void
}

/** Lists the versions of a text. The selected one is compared and can be restored. */
export function VersionsSheet({
  text,
  toHtml = (html) => html,
  confirmRestore,
  onRestored,
  onClose,
}: VersionsSheetProps) {
  const { versions, hasOlder, hasFailed, loadVersions } = useVersions(text)
  const [selected, setChosen] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [isRestoring, setRestoring] = useState(false)
  const newest = versions[0]?.version
  const selectedVersion = versions.find(({ version }) => version === (selected ?? newest))

  async function restore(version: number) {
    if (newest === undefined || !confirmRestore()) return
    setRestoring(true)
    setProblem(undefined)
    const result = await restoreText(text, version, newest)
    setRestoring(false)
    if (result.state === 'restored') return onRestored(result.published, version, result.published.version)
    setProblem(result.state === 'changed' ? copy.conflict : copy.restoreFailed)
    if (result.state === 'changed') loadVersions('newest')
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
          <button type="button" className="text-link" onClick={() => loadVersions('older')}>
            {editingCopy.tryAgain}
          </button>
        </Alert>
      )}
      {selectedVersion && newest !== undefined && (
        <div className="text-versions">
          <ul className="text-version-list">
            {versions.map((version) => (
              <li key={version.version}>
                <button
                  type="button"
                  aria-pressed={version === selectedVersion}
                  onClick={() => setChosen(version.version)}
                >
                  <strong>
                    Version {version.version}
                    {version.version === newest && `, ${copy.current}`}
                  </strong>
                  <span className="block text-sm text-muted">
                    {authorName(version.author)}, {timeText(version.savedAt)}
                  </span>
                </button>
              </li>
            ))}
            {hasOlder && (
              <li>
                <Button variant="quiet" size="small" onClick={() => loadVersions('older')}>
                  {copy.older}
                </Button>
              </li>
            )}
          </ul>
          <Comparison
            key={selectedVersion.version}
            text={text}
            toHtml={toHtml}
            version={selectedVersion.version}
            newest={newest}
          >
            {selectedVersion.version !== newest && (
              <Button size="small" busy={isRestoring} onClick={() => restore(selectedVersion.version)}>
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

  const loadVersions = useCallback(
    async (which: 'newest' | 'older') => {
      setFailed(false)
      const before = which === 'older' ? oldest.current : undefined
      try {
        const response = await fetchVersions(text, before)
        oldest.current = response.versions.at(-1)?.version
        setVersions((now) => (before === undefined ? response.versions : [...now, ...response.versions]))
        setHasOlder(response.hasOlder)
      } catch (error) {
        console.warn('Could not fetch the versions', error)
        setFailed(true)
      }
    },
    [text],
  )
  useEffect(() => {
    loadVersions('newest')
  }, [loadVersions])
  return { versions, hasOlder, hasFailed, loadVersions }
}

type ComparisonProps = {
  text: TextId
  toHtml: (content: string) => string
  version: number
  newest: number
  children: ReactNode
}

/** Compares the selected version with the newest or the previous one. */
function Comparison({ text, toHtml, version, newest, children }: ComparisonProps) {
  const isNewest = version === newest
  const [view, setView] = useState<'since' | 'within'>(isNewest ? 'within' : 'since')
  const [other, isFirst] = view === 'since' ? [newest, false] : [version - 1, version === 1]
  const [contents, setContents] = useState<{ key: string; selected: string; other: string }>()
  const [hasFailed, setFailed] = useState(false)
  const key = `${version} ${other}`

  useEffect(() => {
    if (isFirst) return
    let isCurrent = true
    setFailed(false)
    Promise.all([fetchVersion(text, version), fetchVersion(text, other)]).then(
      ([selected, compared]) => isCurrent && setContents({ key, selected, other: compared }),
      (error: unknown) => {
        console.warn('Could not fetch a version', error)
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
            options={{ since: copy.compareWithCurrent, within: copy.compareWithPrevious }}
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
          before={toHtml(view === 'since' ? contents.selected : contents.other)}
          after={toHtml(view === 'since' ? contents.other : contents.selected)}
        />
      )}
    </div>
  )
}
