import { editingCopy } from '@course/content/site/pages/editing'
import { useMemo } from 'react'
import { differencesOf, hasChanges, type Piece } from './differences.ts'
import { paragraphsIn } from './paragraphs.ts'

const copy = editingCopy.differences

/** A word diff. Hidden labels mark changes, because screen readers seldom announce `ins` and `del`. */
export function DifferencesView({ before, after }: { before: string; after: string }) {
  const differences = useMemo(() => differencesOf(paragraphsIn(before), paragraphsIn(after)), [before, after])
  if (!hasChanges(differences))
    return <p className="text-muted">{before === after ? copy.same : copy.none}</p>
  return (
    <div className="editing-differences">
      {differences.map((line, index) =>
        'unchanged' in line ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the whole list is rebuilt
          <p key={index} className="text-sm text-muted">
            {copy.unchanged(line.unchanged)}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the whole list is rebuilt
          <p key={index}>
            {line.pieces.map((piece, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the whole list is rebuilt
              <PieceView key={at} piece={piece} />
            ))}
          </p>
        ),
      )}
    </div>
  )
}

function PieceView({ piece }: { piece: Piece }) {
  if (piece.change === 'same') return <>{piece.text} </>
  const Mark = piece.change === 'added' ? 'ins' : 'del'
  return (
    <>
      <Mark>
        <span className="sr-only">{copy[piece.change]} </span>
        {piece.text}
        <span className="sr-only"> {copy.end}</span>
      </Mark>{' '}
    </>
  )
}
