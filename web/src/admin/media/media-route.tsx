import { formatName } from '@course/content/site/format'
import { publicStorage, resizedImageUrl } from '@course/contract/editing/media-links'
import type { AdminMediaFile } from '@course/contract/media/media'
import { useState } from 'react'
import { Link } from 'react-router'
import { RichText } from '../../rich-text/rich-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type ActionItems, Actions } from '../kit/actions.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import type { Filter } from '../kit/filter-bar.tsx'
import { RecordList } from '../kit/record-list.tsx'
import { callAdmin, pickParams } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { Time } from '../kit/time.tsx'
import { mediaKindLabels, ReplaceFileDialog } from './replace-file-dialog.tsx'

const filters: readonly Filter[] = [
  {
    name: 'use',
    label: 'Use',
    kind: 'choice',
    options: [
      ['used', 'In use'],
      ['unused', 'Unused'],
    ],
  },
]

export const loader = screenLoader(({ searchParams }) =>
  callAdmin('admin-media', pickParams(searchParams, ['use', 'cursor'])),
)

export function Component() {
  const { data: page, searchParams } = useScreenData(loader)
  const [playing, setPlaying] = useState<AdminMediaFile>()
  return (
    <AdminScreen
      title="Media"
      intro="Images and videos uploaded to lessons, policies, and the library, newest first."
    >
      <RecordList
        caption="Uploaded files"
        filters={filters}
        page={page}
        keyOf={({ id }) => id}
        empty={
          searchParams.has('use')
            ? 'No files match this filter.'
            : 'No uploads yet. To add files, edit a lesson or policy and drop an image or video into the text.'
        }
        columns={[
          {
            label: 'Preview',
            cell: (file) =>
              file.kind === 'film' ? (
                <VideoTile file={file} onPlay={() => setPlaying(file)} />
              ) : (
                <Thumbnail file={file} />
              ),
          },
          { label: 'File', cell: (file) => <FileDetails file={file} /> },
          {
            label: 'Uploaded',
            cell: ({ storedAt, storedBy }) => (
              <>
                <Time at={storedAt} />
                <span className="block wrap-anywhere text-muted">{storedBy}</span>
              </>
            ),
          },
          { label: 'Used in', cell: (file) => <Uses file={file} /> },
          {
            label: 'Actions',
            isTools: true,
            cell: (file) => <Actions isInRow items={actionsFor(file)} about={shortName(file.id)} />,
          },
        ]}
      />
      {playing && <PlayDialog file={playing} onClose={() => setPlaying(undefined)} />}
    </AdminScreen>
  )
}

const actionsFor = (file: AdminMediaFile): ActionItems => [
  { label: 'Replace', dialog: (onClose) => <ReplaceFileDialog file={file} onClose={onClose} /> },
  file.uses.length === 0 && {
    label: 'Delete',
    confirmLabel: `Delete this ${mediaKindLabels[file.kind]}`,
    name: 'admin-media-delete',
    body: { id: file.id },
    isIrreversible: true,
    effect: (
      <p>
        This {mediaKindLabels[file.kind]} isn't used in any text. Earlier versions that used it will show
        nothing in its place. This can't be undone.
      </p>
    ),
  },
]

/** The time in the URL bypasses the browser's cache after an image was replaced. */
const Thumbnail = ({ file: { id, path, storedAt } }: { file: AdminMediaFile }) => (
  <a href={`${publicStorage}${path}`} target="_blank" rel="noopener" className={tileClass}>
    <img
      src={`${resizedImageUrl(path, 480)}&at=${encodeURIComponent(storedAt)}`}
      alt={`Open ${shortName(id)}`}
      loading="lazy"
      className="size-full object-contain"
    />
  </a>
)

const tileClass = 'block size-20 overflow-hidden rounded-sm border border-hairline bg-paper'

const VideoTile = ({ file: { id, poster }, onPlay }: { file: AdminMediaFile; onPlay: () => void }) => (
  <button type="button" onClick={onPlay} className={tileClass} aria-label={`Play ${shortName(id)}`}>
    {poster ? <img src={poster} alt="" loading="lazy" className="size-full object-contain" /> : 'Play'}
  </button>
)

const PlayDialog = ({ file, onClose }: { file: AdminMediaFile; onClose: () => void }) => (
  <Dialog title={`Video ${shortName(file.id)}`} onClose={onClose}>
    <RichText html={`<video src="${file.path}"></video>`} className="mt-4" />
    <div className="mt-6 flex flex-col sm:flex-row sm:justify-end">
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </div>
  </Dialog>
)

/** Long enough to tell two files apart. */
const shortName = (id: string) => id.slice(0, 6)

function FileDetails({ file }: { file: AdminMediaFile }) {
  const { id, path, kind, width, height, bytes, captionsLanguage } = file
  const format = path.slice(path.lastIndexOf('.') + 1).toUpperCase()
  return (
    <>
      {format} {shortName(id)}
      <span className="tabular block text-muted">
        {width} × {height} pixels
      </span>
      <span className="tabular block text-muted">{sizeText(bytes)}</span>
      {kind === 'film' && (
        <span className="block text-muted">
          {captionsLanguage ? `Captions: ${formatName('language', captionsLanguage)}` : 'No captions'}
        </span>
      )}
    </>
  )
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

function Uses({ file: { uses } }: { file: AdminMediaFile }) {
  if (uses.length === 0) return <span className="text-muted">Not used</span>
  return uses.map(({ label, path }) => (
    <Link key={label} to={path} className="block py-1 text-brand underline underline-offset-4">
      {label}
    </Link>
  ))
}
