import type { QuestionContent } from '@course/contract/learning/questions'
import { linesToHtml } from '../../editing/lines-to-html.ts'
import { questionKindLabels } from './question-kinds.ts'
import { optionLetter } from './quiz-text.ts'

/** A question as rich text: each part with its label, so that versions can be compared. */
export function questionToHtml(content: QuestionContent): string {
  const { kind, question, options, correct, explanation, feedback, passage } = content
  const lines = [
    question,
    ...options.flatMap((option, index) => [
      `${optionLetter(index)}. ${option}${index === correct ? ' ✓ correct' : ''}`,
      ...(feedback[index] ? [`Feedback on ${optionLetter(index)}: ${feedback[index]}`] : []),
    ]),
    ...(explanation ? [`Explanation: ${explanation}`] : []),
    ...(passage.text ? [`Passage, lesson ${passage.lesson}, page ${passage.page}: ${passage.text}`] : []),
    `Kind: ${questionKindLabels[kind]}`,
  ]
  return linesToHtml(lines)
}
