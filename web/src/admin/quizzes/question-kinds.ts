import type { QuestionKind } from '@course/contract/learning/questions'

export const questionKindLabels: Record<QuestionKind, string> = {
  recall: 'Recall: something read',
  application: 'Application: a new situation',
  judgment: 'Judgment: a choice between two defensible actions',
}
