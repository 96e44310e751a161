import type { PublicQuestion } from '@course/contract/learning/quizzes'
import { classNames } from '../ui/class-names.ts'
import { OptionRow } from '../ui/option-row.tsx'

type QuestionOptionsProps = {
  name: string
  question: PublicQuestion
  chosen: number | undefined
  onChoose: (option: number) => void
  isDisabled?: boolean
  /** For a screen with a single question; shows the keyboard shortcuts. */
  isLarge?: boolean
}

export function QuestionOptions({
  name,
  question,
  chosen,
  onChoose,
  isDisabled,
  isLarge,
}: QuestionOptionsProps) {
  return (
    <fieldset disabled={isDisabled}>
      <legend
        tabIndex={-1}
        className={classNames(
          'font-display text-balance',
          isLarge ? 'pt-2 text-xl sm:pt-4 sm:text-3xl' : 'text-base leading-snug sm:text-xl',
        )}
      >
        {question.question}
      </legend>
      <div
        className={classNames(
          'grid',
          isLarge
            ? 'mt-4 gap-2 max-sm:leading-snug sm:mt-8 sm:gap-3'
            : 'mt-2.5 gap-1.5 text-sm sm:mt-3 sm:gap-2 sm:text-base',
        )}
      >
        {question.options.map((text, option) => (
          <OptionRow
            key={text}
            name={name}
            value={option}
            checked={chosen === option}
            onChange={() => onChoose(option)}
            isCompact={!isLarge}
            mark={isLarge && <KeyHint>{option + 1}</KeyHint>}
          >
            {text}
          </OptionRow>
        ))}
      </div>
    </fieldset>
  )
}

function KeyHint({ children }: { children: number }) {
  return (
    <span
      aria-hidden="true"
      className="hidden size-6 place-items-center rounded-sm border border-hairline text-xs text-muted sm:pointer-fine:grid"
    >
      {children}
    </span>
  )
}
