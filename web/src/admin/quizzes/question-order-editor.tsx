import type { QuestionItem } from '@course/contract/admin/learning'
import { parseQuestionList, type QuestionList } from '@course/contract/learning/questions'
import { type ComponentProps, useState } from 'react'
import { linesToHtml } from '../../editing/lines-to-html.ts'
import type { ContentEditor } from '../../editing/text-editor-props.ts'
import { MoveButtons, movedText, moveItem } from '../kit/move-buttons.tsx'

/** The text of each question, by id. */
export type QuestionTexts = ReadonlyMap<string, string>

type Props = ComponentProps<ContentEditor['Editor']> & { items: readonly QuestionItem[] }

/** The asked questions, which can be moved. */
export function QuestionOrderEditor({ content, onChange, actions, items }: Props) {
  const [{ order, retired }, setList] = useState<QuestionList>(() => withUnlisted(content, items))
  const [announcement, setAnnouncement] = useState('')
  const texts = new Map(items.map(({ id, question }) => [id, question]))

  function move(from: number, to: number) {
    const moved = { order: moveItem(order, from, to), retired }
    setList(moved)
    onChange(JSON.stringify(moved))
    setAnnouncement(movedText(to, order.length))
  }

  return (
    <div>
      <ol className="grid gap-2">
        {order.map((id, index) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-hairline bg-surface px-4 py-3"
          >
            <span className="line-clamp-2 min-w-0 flex-1 basis-64 text-sm">
              {index + 1}. {texts.get(id)}
            </span>
            <span className="flex gap-1">
              <MoveButtons item={`question ${index + 1}`} index={index} count={order.length} onMove={move} />
            </span>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <div className="editor-actions mt-6">{actions}</div>
    </div>
  )
}

/** The stored list, with the questions that were added since at the end. */
function withUnlisted(content: string, items: readonly QuestionItem[]): QuestionList {
  const { order, retired } = parseQuestionList(JSON.parse(content))
  const known = order.filter((id) => items.some((item) => item.id === id))
  const unlisted = items.filter(({ id }) => !order.includes(id) && !retired.includes(id)).map(({ id }) => id)
  return { order: [...known, ...unlisted], retired }
}

/** A list as rich text, so that versions can be compared. */
export function questionListToHtml({ order, retired }: QuestionList, texts: QuestionTexts): string {
  const lines = (ids: readonly string[], mark: string) =>
    ids.flatMap((id) => (texts.has(id) ? [mark + texts.get(id)] : []))
  return linesToHtml([...lines(order, ''), ...lines(retired, 'Retired: ')])
}
