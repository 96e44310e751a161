import type { OfficeMediaFile } from '@course/contract/media/media'
import type { Keyset } from '@course/contract/office/office'
import { pictureAddress, publicStorage } from '@course/contract/texts/media-links'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { languageName } from '../../ui/editor/language-name.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { DataTable } from '../data-table.tsx'
import { type Filter, FilterBar } from '../filter-bar.tsx'
import { Pager } from '../pager.tsx'
import { Empty, OfficeScreen, type ScreenProps } from '../screen.tsx'
import { Time } from '../time.tsx'
import { useAsked } from '../use-asked.ts'
import { Replacement } from './replacement.tsx'

const filters: readonly Filter[] = [
  {
    name: 'use',
    label: 'Use',
    kind: 'choice',
    options: [
      ['used', 'In a text'],
      ['unused', 'In no text'],
    ],
  },
]

type Asked = { act: 'play' | 'replace' | 'delete'; file: OfficeMediaFile }

/** Every picture and film that was uploaded into a text, and where it is shown. */
export function MediaScreen({ read }: ScreenProps<Keyset<OfficeMediaFile>>) {
  const [address] = useSearchParams()
  const { asked, setAsked, onDone, onClose } = useAsked<Asked>()
  return (
    <OfficeScreen
      title="Media"
      intro="Pictures and films that were uploaded into lessons, policies and the library, newest first."
      read={read}
      above={<FilterBar filters={filters} />}
    >
      {(page, { isPending }) => (
        <>
          {page.rows.length === 0 ? (
            <Empty>
              {address.has('use')
                ? 'No file is like this.'
                : 'Nothing was uploaded yet. Edit a lesson or a policy and drop a picture or a film on its text.'}
            </Empty>
          ) : (
            <DataTable
              caption="Uploaded files"
              columns={[
                {
                  label: 'Preview',
                  cell: (file) =>
                    file.kind === 'film' ? (
                      <FilmTile file={file} onPlay={() => setAsked({ act: 'play', file })} />
                    ) : (
                      <Thumbnail file={file} />
                    ),
                },
                { label: 'File', cell: (file) => <Facts file={file} /> },
                {
                  label: 'Uploaded',
                  cell: ({ storedAt, storedBy }) => (
                    <>
                      <Time at={storedAt} />
                      <span className="block wrap-anywhere text-muted">{storedBy}</span>
                    </>
                  ),
                },
                { label: 'Shown in', cell: (file) => <Uses file={file} /> },
                {
                  label: 'Acts',
                  isTools: true,
                  cell: (file) => <Tools file={file} onAsk={(act) => setAsked({ act, file })} />,
                },
              ]}
              rows={page.rows}
              keyOf={({ id }) => id}
              isPending={isPending}
            />
          )}
          <Pager page={page} />
          {asked?.act === 'play' && <PlayDialog file={asked.file} onClose={onClose} />}
          {asked?.act === 'replace' && <Replacement file={asked.file} onDone={onDone} onClose={onClose} />}
          {asked?.act === 'delete' && (
            <ActDialog
              title="Delete"
              name="office-media-delete"
              body={{ id: asked.file.id }}
              confirm={`Delete this ${asked.file.kind}`}
              reason="none"
              onDone={onDone}
              onClose={onClose}
            >
              <p>
                No text shows this {asked.file.kind}. Earlier versions of texts that did will have nothing in
                its place. This cannot be undone.
              </p>
            </ActDialog>
          )}
        </>
      )}
    </OfficeScreen>
  )
}

/** The time in the address makes the browser ask anew for a picture that was replaced. */
const Thumbnail = ({ file: { id, path, storedAt } }: { file: OfficeMediaFile }) => (
  <a href={`${publicStorage}${path}`} target="_blank" rel="noopener" className={tileClass}>
    <img
      src={`${pictureAddress(path, 480)}&at=${encodeURIComponent(storedAt)}`}
      alt={`Open ${shortName(id)}`}
      loading="lazy"
      className="size-full object-contain"
    />
  </a>
)

const tileClass = 'block size-20 overflow-hidden rounded-sm border border-hairline bg-paper'

const FilmTile = ({ file: { id, poster }, onPlay }: { file: OfficeMediaFile; onPlay: () => void }) => (
  <button type="button" onClick={onPlay} className={tileClass} aria-label={`Play ${shortName(id)}`}>
    {poster ? <img src={poster} alt="" loading="lazy" className="size-full object-contain" /> : 'Play'}
  </button>
)

/** Drawn as in a text. */
const PlayDialog = ({ file, onClose }: { file: OfficeMediaFile; onClose: () => void }) => (
  <Dialog title={`Film ${shortName(file.id)}`} onClose={onClose}>
    <RichText html={`<video src="${file.path}"></video>`} className="mt-4" />
    <div className="mt-6 flex flex-col sm:flex-row sm:justify-end">
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </div>
  </Dialog>
)

/** Enough of the name to tell two files apart. */
const shortName = (id: string) => id.slice(0, 6)

function Facts({ file }: { file: OfficeMediaFile }) {
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
          {captionsLanguage ? `Captions: ${languageName(captionsLanguage)}` : 'No captions'}
        </span>
      )}
    </>
  )
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

function Uses({ file: { uses } }: { file: OfficeMediaFile }) {
  if (uses.length === 0) return <span className="text-muted">No text</span>
  return uses.map(({ label, path }) => (
    <Link key={label} to={path} className="block py-1 text-brand underline underline-offset-4">
      {label}
    </Link>
  ))
}

function Tools({ file, onAsk }: { file: OfficeMediaFile; onAsk: (act: Asked['act']) => void }) {
  const tool = (act: Asked['act'], label: string) => (
    <Button variant="quiet" size="small" onClick={() => onAsk(act)}>
      {label}
      <span className="sr-only"> {shortName(file.id)}</span>
    </Button>
  )
  return (
    <span className="flex flex-wrap gap-1 max-md:-ml-4 md:justify-end">
      {tool('replace', 'Replace')}
      {file.uses.length === 0 && tool('delete', 'Delete')}
    </span>
  )
}
