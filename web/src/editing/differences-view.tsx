import { editingCopy } from '@course/content/site/pages/editing'
import { useMemo } from 'react'
import { differencesOf, hasChanges, type Piece } from './differences.ts'
import { paragraphsOf } from './paragraphs.ts'

const copy = editingCopy.differences

/** What became of one text in another, word by word. Screen readers seldom say `ins` and `del`, so words do. */
export function DifferencesView({ before, after }: { before: string; after: string }) {
  const differences = useMemo(() => differencesOf(paragraphsOf(before), paragraphsOf(after)), [before, after])
  if (!hasChanges(differences))
    return <p className="text-muted">{before === after ? copy.same : copy.none}</p>
  return (
    <div className="text-differences">
      {differences.map((line, index) =>
        'unchanged' in line ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
          <p key={index} className="text-sm text-muted">
            {copy.unchanged(line.unchanged)}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
          <p key={index}>
            {line.pieces.map((piece, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
              <PieceView key={at} piece={piece} />
            ))}
          </p>
        ),
      )}
    </div>
  )
}

function PieceView({ piece }: { piece: Piece }) {
  if (piece.change === 'same') return <>{piece.words} </>
  const Mark = piece.change === 'added' ? 'ins' : 'del'
  return (
    <>
      <Mark>
        <span className="sr-only">{copy[piece.change]} </span>
        {piece.words}
        <span className="sr-only"> {copy.end}</span>
      </Mark>{' '}
    </>
  )
}
