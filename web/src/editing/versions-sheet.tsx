import { describeTime } from '@course/content/site/format'
import { editingCopy } from '@course/content/site/pages/editing'
import type { TextId, TextVersions } from '@course/contract/editing/texts'
import { type ReactNode, useState } from 'react'
import { useFetch } from '../app/page-data/use-fetch.ts'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { describeFailure, ErrorAlert, LoadError } from '../ui/states.tsx'
import { authorName } from './author-name.ts'
import { DifferencesView } from './differences-view.tsx'
import { fetchVersion, fetchVersions, restoreText } from './requests.ts'
import { Choice, Sheet } from './sheet.tsx'
import type { Published } from './text-editor-props.ts'

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
  const { versions, hasOlder, loadNewest, loadOlder, retry, isLoading, error } = useVersions(text)
  const [selected, setSelected] = useState<number>()
  const restoration = useMutation(
    ({ version, base }: { version: number; base: number }) => restoreText(text, version, base),
    {
      describeError: ({ status }) => (status === 409 ? copy.conflict : copy.restoreFailed),
      onError: ({ status }) => {
        if (status === 409) loadNewest()
      },
      onSuccess: (published, { version }) => onRestored(published, version, published.version),
    },
  )
  const newest = versions[0]?.version
  const selectedVersion = versions.find(({ version }) => version === (selected ?? newest))

  return (
    <Sheet title={copy.title} onClose={onClose}>
      <ErrorAlert error={restoration.error} className="mb-4" />
      {versions.length === 0 && error === undefined && <Waiting>{copy.loading}</Waiting>}
      {error !== undefined && (
        <LoadError error={error} retry={{ run: retry, isPending: isLoading }} className="mb-4">
          {copy.failed}
        </LoadError>
      )}
      {selectedVersion && newest !== undefined && (
        <div className="editing-versions">
          <ul className="editing-version-list">
            {versions.map((version) => (
              <li key={version.version}>
                <button
                  type="button"
                  aria-pressed={version === selectedVersion}
                  onClick={() => setSelected(version.version)}
                >
                  <strong>
                    Version {version.version}
                    {version.version === newest && `, ${copy.current}`}
                  </strong>
                  <span className="block text-sm text-muted">
                    {authorName(version.author)}, {describeTime(version.savedAt)}
                  </span>
                </button>
              </li>
            ))}
            {hasOlder && (
              <li>
                <Button variant="quiet" size="small" busy={isLoading} onClick={loadOlder}>
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
              <Button
                size="small"
                busy={restoration.isPending}
                onClick={() =>
                  confirmRestore() && restoration.run({ version: selectedVersion.version, base: newest })
                }
              >
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
  /** The version before which older ones were asked for. */
  const [before, setBefore] = useState<number>()
  const { value, error, isPending, retry } = useFetch(async (): Promise<TextVersions> => {
    const page = await fetchVersions(text, before)
    return before === undefined || !value
      ? page
      : { ...page, versions: [...value.versions, ...page.versions] }
  }, `${text} ${before}`)
  const { versions, hasOlder } = value ?? { versions: [], hasOlder: false }
  return {
    versions,
    hasOlder,
    loadNewest: () => (before === undefined ? retry() : setBefore(undefined)),
    loadOlder: () => setBefore(versions.at(-1)?.version),
    retry,
    isLoading: isPending,
    error,
  }
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
  const [view, setView] = useState<'current' | 'previous'>(isNewest ? 'previous' : 'current')
  const [other, isFirst] = view === 'current' ? [newest, false] : [version - 1, version === 1]
  const { value, error, isPending } = useFetch(
    () => Promise.all([fetchVersion(text, version), fetchVersion(text, other)]),
    isFirst ? undefined : `${text} ${version} ${other}`,
  )
  const [selected = '', compared = ''] = value ?? []

  return (
    <div>
      <div className="editing-sheet-tools mb-4">
        {!isNewest && (
          <Choice
            label={editingCopy.conflict.views.differences}
            value={view}
            options={{ current: copy.compareWithCurrent, previous: copy.compareWithPrevious }}
            onChange={setView}
          />
        )}
        {children}
      </div>
      {isFirst && <p className="text-muted">{copy.first}</p>}
      {error !== undefined && <Alert tone="error">{`${copy.failed} ${describeFailure(error)}`}</Alert>}
      {isPending && <Waiting>{copy.loading}</Waiting>}
      {value && !isPending && (
        <DifferencesView
          before={toHtml(view === 'current' ? selected : compared)}
          after={toHtml(view === 'current' ? compared : selected)}
        />
      )}
    </div>
  )
}
